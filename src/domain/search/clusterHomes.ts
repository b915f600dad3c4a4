import type { Point } from '../content/fields';
import { mercatorX, mercatorY } from '../content/mercator';
import { type Bounds, isInBounds } from './filters/bounds';

/** Homes that share one marker because they are close to each other on the map. */
export type Cluster = {
  /** Stable key for the same zoom and homes. */
  key: string;
  /** Mean of the homes' points. */
  point: Point;
  /** Bounds of the homes; a single point if they share one. */
  bounds: Bounds;
  /** Indexes of the homes, in the given order. */
  homes: number[];
};

type Room = { width: number; height: number };
type Points = { latitude: Float64Array; longitude: Float64Array };
/** A cell with coordinates in pixels of the world map at a zoom level. */
type Cell = { key: string; x: number; y: number; homes: number[] };

/** Size of the world map at zoom 0 in pixels, by convention of web maps. */
const worldSize = 256;
/** Height of a marker in pixels, including spacing. */
const height = 46;

/**
 * Groups homes by the cells of a grid, then merges cells whose markers would overlap. 20,000 homes take a few
 * milliseconds.
 * @param homes indexes of `points`
 * @param within only homes in these bounds; null for all
 * @param width width of a marker in pixels, including spacing
 */
export function clusterHomes(
  points: Points,
  homes: Iterable<number>,
  zoom: number,
  within: Bounds | null = null,
  width = 70,
): Cluster[] {
  const room = { width, height };
  return apart(gather(points, homes, zoom, within, room), room).map(({ key, homes: members }) => ({
    key: `${zoom}:${key}`,
    homes: members,
    ...extentOf(points, members),
  }));
}

/** The bounds of homes; null for none. */
export function boundsOfHomes(points: Points, homes: Iterable<number>): Bounds | null {
  const members = [...homes];
  return members.length > 0 ? extentOf(points, members).bounds : null;
}

/** Groups homes by grid cell. The position of a cell is the mean of its homes. */
function gather(
  { latitude, longitude }: Points,
  homes: Iterable<number>,
  zoom: number,
  within: Bounds | null,
  room: Room,
): Cell[] {
  const size = worldSize * 2 ** zoom;
  const cells = new Map<string, Cell>();
  for (const home of homes) {
    const [lat = 0, lng = 0] = [latitude[home], longitude[home]];
    if (within && !isInBounds(within, lat, lng)) continue;
    const x = mercatorX(lng) * size;
    const y = mercatorY(lat) * size;
    const key = `${Math.floor(x / room.width)}:${Math.floor(y / room.height)}`;
    const cell = cells.get(key) ?? { key, x: 0, y: 0, homes: [] };
    cells.set(key, cell);
    cell.homes.push(home);
    cell.x += (x - cell.x) / cell.homes.length;
    cell.y += (y - cell.y) / cell.homes.length;
  }
  return [...cells.values()];
}

/** Merges cells with overlapping markers: from the largest cell to the smallest, each absorbs its neighbours. */
function apart(cells: Cell[], room: Room): Cell[] {
  const kept = new Map<string, Cell>();
  const place = ({ x, y }: Cell) => [Math.floor(x / room.width), Math.floor(y / room.height)] as const;
  for (const cell of cells.sort((a, b) => b.homes.length - a.homes.length)) {
    const [column, row] = place(cell);
    const around = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].map((down) => kept.get(`${column + right}:${row + down}`)),
    );
    const near = around.find(
      (other) => other && Math.abs(other.x - cell.x) < room.width && Math.abs(other.y - cell.y) < room.height,
    );
    if (near) near.homes = [...near.homes, ...cell.homes];
    else kept.set(`${column}:${row}`, cell);
  }
  return [...kept.values()];
}

function extentOf(
  { latitude, longitude }: Points,
  homes: readonly number[],
): { point: Point; bounds: Bounds } {
  let [south, west, north, east, latSum, lngSum] = [90, 180, -90, -180, 0, 0];
  for (const home of homes) {
    const [lat = 0, lng = 0] = [latitude[home], longitude[home]];
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    latSum += lat;
    lngSum += lng;
  }
  const point = { lat: latSum / homes.length, lng: lngSum / homes.length };
  return { point, bounds: { south, west, north, east } };
}
