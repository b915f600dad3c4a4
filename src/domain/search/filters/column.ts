import type { Listing } from '../../content/listings';

/** A column of the search data: one figure a listing, 0 where the listing lacks the value. */
export type Column<T> = {
  /** Fills the column when the site is generated. */
  encode: (listing: Listing) => number;
  /** Reads the listing's value back from its figure in the browser. */
  decode: (figure: number) => T;
};

/** A number that every listing has. */
export function figure(read: (listing: Listing) => number): Column<number> {
  return { encode: read, decode: (value) => value };
}

/** A number that may be lacking; stored as one more than it is. */
export function count(read: (listing: Listing) => number | null): Column<number | null> {
  return {
    encode: (listing) => oneMore(read(listing)) ?? 0,
    decode: (value) => (value === 0 ? null : value - 1),
  };
}

/** A count as its column stores it; null stays null. */
export function oneMore(value: number | null): number | null {
  return value === null ? null : value + 1;
}

/** Yes is 2, no is 1. */
export function yesOrNo(read: (listing: Listing) => boolean | null): Column<boolean | null> {
  return {
    encode: (listing) => {
      const value = read(listing);
      return value === null ? 0 : value ? 2 : 1;
    },
    decode: (value) => (value === 0 ? null : value === 2),
  };
}

/** One of a list of names: its place there, plus one. */
export function nameIn<T extends string>(
  names: readonly T[],
  read: (listing: Listing) => T | null,
): Column<T | null> {
  return {
    encode: (listing) => codeIn(names, read(listing)),
    decode: (value) => names[value - 1] ?? null,
  };
}

/** A name as the column of `nameIn` stores it; 0 for null. */
export function codeIn<T extends string>(names: readonly T[], name: T | null): number {
  return name === null ? 0 : names.indexOf(name) + 1;
}
