import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOfHomes, clusterHomes } from './clusterHomes';

const pointsAt = (...points: [lat: number, lng: number][]) => ({
  latitude: Float64Array.from(points, ([lat]) => lat),
  longitude: Float64Array.from(points, ([, lng]) => lng),
});
const point = fc.tuple(
  fc.double({ min: 24.5, max: 26.2, noNaN: true }),
  fc.double({ min: 50.7, max: 51.7, noNaN: true }),
);
const lusail: [number, number] = [25.43, 51.49];
const wakrah: [number, number] = [25.17, 51.6];

describe('clusterHomes', () => {
  it('groups homes at a low zoom and separates them at a high zoom', () => {
    const points = pointsAt(lusail, [25.42, 51.5], wakrah);
    expect(clusterHomes(points, [0, 1, 2], 7).map(({ homes }) => homes)).toEqual([[0, 1, 2]]);
    expect(clusterHomes(points, [0, 1, 2], 16)).toHaveLength(3);
  });

  it('keeps homes of one building together at any zoom', () => {
    const [cluster] = clusterHomes(pointsAt(lusail, lusail), [0, 1], 18);
    expect(cluster?.homes).toEqual([0, 1]);
    expect(cluster?.bounds).toEqual({ south: 25.43, north: 25.43, west: 51.49, east: 51.49 });
  });

  it('omits homes outside the visible bounds', () => {
    const seen = { south: 25.4, north: 25.5, west: 51.4, east: 51.6 };
    expect(clusterHomes(pointsAt(lusail, wakrah), [0, 1], 12, seen).map(({ homes }) => homes)).toEqual([[0]]);
  });

  it('puts each home into one cluster, within its bounds, at any zoom', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 200 }), fc.integer({ min: 5, max: 18 }), (list, zoom) => {
        const points = pointsAt(...list);
        const clusters = clusterHomes(points, list.keys(), zoom);
        expect(clusters.flatMap(({ homes }) => homes).sort((a, b) => a - b)).toEqual([...list.keys()]);
        const inside = clusters.every(({ homes, bounds }) =>
          homes.every((home) => {
            const [lat = 0, lng = 0] = list[home] ?? [];
            return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;
          }),
        );
        expect(inside).toBe(true);
        expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length);
      }),
    );
  });
});

describe('boundsOfHomes', () => {
  it('contains all homes', () => {
    expect(boundsOfHomes(pointsAt(lusail, wakrah), [0, 1])).toEqual({
      south: 25.17,
      north: 25.43,
      west: 51.49,
      east: 51.6,
    });
  });

  it('is null without homes', () => {
    expect(boundsOfHomes(pointsAt(lusail), [])).toBeNull();
  });
});
