import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInside, isShape, mostCorners, parseShape, printShape, type Shape } from './shape';

const degrees = (most: number) =>
  fc.integer({ min: -most * 10_000, max: most * 10_000 }).map((value) => value / 10_000 || 0);
const shapes = fc
  .array(fc.record({ lat: degrees(90), lng: degrees(180) }), { minLength: 3, maxLength: mostCorners })
  .filter(isShape);
/** Around the middle of Doha, with a notch from the north. */
const notched: Shape = [
  { lat: 25.3, lng: 51.5 },
  { lat: 25.3, lng: 51.52 },
  { lat: 25.28, lng: 51.53 },
  { lat: 25.3, lng: 51.54 },
  { lat: 25.3, lng: 51.56 },
  { lat: 25.26, lng: 51.56 },
  { lat: 25.26, lng: 51.5 },
];

describe('a shape in an address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        expect(parseShape(printShape(shape))).toEqual(shape);
      }),
    );
  });

  it('consists of characters that addresses need not escape, four or five a corner', () => {
    const text = printShape(notched);
    expect(encodeURIComponent(text)).toBe(text);
    expect(text.length).toBeLessThan(5 * notched.length + 6);
  });

  it.each([
    ['nothing', ''],
    ['other characters', 'Q!1'],
    ['half a number', `${printShape(notched)}g`],
    ['half a corner', `${printShape(notched)}A`],
    ['two corners', printShape(notched.slice(0, 2))],
    ['no surface', printShape([0, 1, 2].map((lng) => ({ lat: 25, lng })))],
    ['a corner outside the world', printShape([...notched, { lat: 91, lng: 51 }])],
    [
      'too many corners',
      printShape(Array.from({ length: 61 }, (_, at) => ({ lat: 25 + at / 100, lng: at }))),
    ],
    ['numbers without end', '_'.repeat(300)],
    ['an endless text', 'A'.repeat(10_000)],
  ])('is refused when it is %s', (_, text) => {
    expect(parseShape(text)).toBeUndefined();
  });
});

describe('isInside', () => {
  it.each([
    [25.27, 51.53, true],
    [25.29, 51.51, true],
    [25.29, 51.55, true],
    [25.295, 51.53, false],
    [25.25, 51.53, false],
    [25.27, 51.57, false],
    [25.27, 51.49, false],
  ])('says of %d, %d: %s', (lat, lng, expected) => {
    expect(isInside(notched, lat, lng)).toBe(expected);
  });
});
