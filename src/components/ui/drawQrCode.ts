import { encode } from 'uqr';

/** The drawings by text: a build needs most of them twice, for the pages of a home in both languages. */
const drawn = new Map<string, string>();

/** Draws a QR code as SVG. The code of a text is drawn only once. */
export function drawQrCode(text: string): string {
  const code = drawn.get(text) ?? draw(text);
  drawn.set(text, code);
  return code;
}

/** Adjacent dark modules in a row form one line, which takes a quarter of the bytes that one square per module takes. */
function draw(text: string): string {
  const { data, size } = encode(text, { ecc: 'L', border: 1 });
  const rows = data.map((row, y) => {
    let end = 0;
    const runs = [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => {
      const move = end === 0 ? `M${index} ${y}.5` : `m${index - end} 0`;
      end = index + run.length;
      return `${move}h${run.length}`;
    });
    return runs.join('');
  });
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path stroke="#000" d="${rows.join('')}"/></svg>`;
}
