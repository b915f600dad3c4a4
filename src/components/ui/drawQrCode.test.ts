import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { drawQrCode } from './drawQrCode';

/** The dark squares that a drawn code covers, `row,column`. */
function squaresOf(svg: string): string[] {
  const squares: string[] = [];
  let [x, y] = [0, 0];
  for (const [, step, first = '', second = ''] of svg.matchAll(/([Mmh])([\d.]+)(?: ([\d.]+))?/g)) {
    if (step === 'M') [x, y] = [Number(first), Number(second) - 0.5];
    else if (step === 'm') x += Number(first);
    else for (let length = Number(first); length > 0; length--) squares.push(`${y},${x++}`);
  }
  return squares;
}

describe('a code to scan', () => {
  const address =
    'https://www.safabay.example/ar/properties-for-sale/3-bedroom-penthouse-for-sale-in-al-mahar-tower-marina-district-lusail/cap-1188/';

  it('covers the squares that the standard wants, and no others', () => {
    const { data } = encode(address, { ecc: 'L', border: 1 });
    const wanted = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `${y},${x}` : [])));
    const svg = drawQrCode(address);
    expect(squaresOf(svg.slice(svg.indexOf('d="')))).toEqual(wanted);
  });

  it('is light enough for every page of a home', () => {
    expect(drawQrCode(address).length).toBeLessThan(3500);
  });
});
