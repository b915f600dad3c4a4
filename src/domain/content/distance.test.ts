import { expect, it } from 'vitest';
import { distance } from './distance';

const westBay = { lat: 25.3252, lng: 51.5308 };

it('is in kilometres and the same in both directions', () => {
  const airport = { lat: 25.2731, lng: 51.6081 };
  expect(distance(westBay, airport)).toBeCloseTo(9.7, 1);
  expect(distance(airport, westBay)).toBe(distance(westBay, airport));
});

it('is zero from a point to itself', () => {
  expect(distance(westBay, westBay)).toBe(0);
});
