import { describe, expect, it } from 'vitest';
import { placeLabels } from './placeLabels';

const doha = { name: 'Doha', point: { lat: 25.29, lng: 51.53 }, rank: 1 };
const sadd = { name: 'Al Sadd', point: { lat: 25.285, lng: 51.5 }, rank: 2 };
const khor = { name: 'Al Khor', point: { lat: 25.68, lng: 51.5 }, rank: 1 };

describe('names on the map', () => {
  it('stand where they have room, the more important first', () => {
    expect(placeLabels([sadd, doha, khor], [], 11)).toEqual([doha, khor]);
  });

  it('come up as the map comes near', () => {
    expect(placeLabels([sadd, doha], [], 13)).toEqual([doha, sadd]);
  });

  it('make way for marks', () => {
    expect(placeLabels([doha, khor], [doha.point], 11)).toEqual([khor]);
  });
});
