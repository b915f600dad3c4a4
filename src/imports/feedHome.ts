/** A raw value with the name of the element or column that it came from. */
export type FeedValue = { value: string; from: string };

/** The unit of an area in a feed. */
export type AreaUnit = 'sqft' | 'm2';

/** A photo of a feed: its address or file name, and its caption, if it has one. */
export type FeedPhoto = FeedValue & { caption?: string };

/** A home as a feed describes it: raw text, whatever the format. */
export type FeedHome = {
  /** Its position in the feed, from 1. */
  position: number;
  values: Map<string, FeedValue>;
  /** The unit of `size` and `plot`, if the format fixes it or the feed names it. */
  areaUnit: AreaUnit | null;
  features: FeedValue[];
  photos: FeedPhoto[];
  /** Elements or columns that the reader does not know. */
  unknown: Set<string>;
  /** Why the home cannot be read, although the rest of the feed can. */
  fault?: string;
};

/**
 * The limits of a feed: the number of its homes and of the photos of each, and lengths in characters. What exceeds them
 * is refused, so that no feed can fill the memory.
 */
export const feedLimits = {
  ...{ homes: 50_000, photos: 200, depth: 50 },
  ...{ text: 1_000_000, home: 4_000_000, name: 200 },
} as const;

/** So many unknown names of a home are kept. */
const mostUnknown = 50;

/** A feed that cannot be read or trusted as a whole. The import writes nothing. */
export class UnreadableFeed extends Error {}

/** Returns a home without values. */
export function emptyHome(position: number, areaUnit: AreaUnit | null = null): FeedHome {
  return { position, values: new Map(), areaUnit, features: [], photos: [], unknown: new Set() };
}

/** Notes an element or column that the reader does not know. */
export function noteUnknown({ unknown }: FeedHome, name: string): void {
  if (unknown.size < mostUnknown) unknown.add(copyOf(name.slice(0, feedLimits.name)));
}

/** A copy of a text that was cut from a piece of a feed, which V8 would otherwise keep in memory as a whole. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString();
}

/** Sets a field of a home. Empty values are ignored. */
export function setField(home: FeedHome, field: string, value: unknown, from: string): void {
  if (value === null || value === undefined || typeof value === 'object') return;
  const text = String(value).trim();
  if (text !== '') home.values.set(field, { value: text, from });
}
