import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { drawQrCode } from './drawQrCode';

/** The dark modules of a drawn code, as `row,column`. */
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

describe('drawQrCode', () => {
  const address =
    'https://www.safabay.example/ar/properties-for-sale/3-bedroom-penthouse-for-sale-in-al-mahar-tower-marina-district-lusail/cap-1188/';

  it('draws exactly the modules that the encoder specifies', () => {
    const { data } = encode(address, { ecc: 'L', border: 1 });
    const wanted = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `${y},${x}` : [])));
    const svg = drawQrCode(address);
    expect(squaresOf(svg.slice(svg.indexOf('d="')))).toEqual(wanted);
  });

  it('is small enough to be included in every listing page', () => {
    expect(drawQrCode(address).length).toBeLessThan(3500);
  });
});
