import { describe, expect, it } from 'vitest';
import { placeLabels } from './placeLabels';

const doha = { name: 'Doha', point: { lat: 25.29, lng: 51.53 }, rank: 1 };
const sadd = { name: 'Al Sadd', point: { lat: 25.285, lng: 51.5 }, rank: 2 };
const khor = { name: 'Al Khor', point: { lat: 25.68, lng: 51.5 }, rank: 1 };

describe('placeLabels', () => {
  it('shows names that do not overlap, the more important ones first', () => {
    expect(placeLabels([sadd, doha, khor], [], 11)).toEqual([doha, khor]);
  });

  it('shows more names at higher zoom levels', () => {
    expect(placeLabels([sadd, doha], [], 13)).toEqual([doha, sadd]);
  });

  it('leaves room for markers', () => {
    expect(placeLabels([doha, khor], [doha.point], 11)).toEqual([khor]);
  });
});
