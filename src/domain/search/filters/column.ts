import type { Listing } from '../../content/listings';

/** A column of the search data: one number per listing, 0 if the listing has no value. */
export type Column<T> = {
  /** Returns the number to store when the site is generated. */
  encode: (listing: Listing) => number;
  /** Returns the listing's value from the stored number, in the browser. */
  decode: (figure: number) => T;
};

/** A number that every listing has. */
export function figure(read: (listing: Listing) => number): Column<number> {
  return { encode: read, decode: (value) => value };
}

/** A number that may be missing. The stored number is one greater. */
export function count(read: (listing: Listing) => number | null): Column<number | null> {
  return {
    encode: (listing) => oneMore(read(listing)) ?? 0,
    decode: (value) => (value === 0 ? null : value - 1),
  };
}

/** Returns a number as `count` stores it, or null for null. */
export function oneMore(value: number | null): number | null {
  return value === null ? null : value + 1;
}

/** A boolean that may be missing: 2 is yes, 1 is no. */
export function yesOrNo(read: (listing: Listing) => boolean | null): Column<boolean | null> {
  return {
    encode: (listing) => {
      const value = read(listing);
      return value === null ? 0 : value ? 2 : 1;
    },
    decode: (value) => (value === 0 ? null : value === 2),
  };
}

/** One of a list of names, stored as its index plus one. */
export function nameIn<T extends string>(
  names: readonly T[],
  read: (listing: Listing) => T | null,
): Column<T | null> {
  return {
    encode: (listing) => codeIn(names, read(listing)),
    decode: (value) => names[value - 1] ?? null,
  };
}

/** Returns a name as `nameIn` stores it, or 0 for null. */
export function codeIn<T extends string>(names: readonly T[], name: T | null): number {
  return name === null ? 0 : names.indexOf(name) + 1;
}
