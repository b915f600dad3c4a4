import { furnishings } from '../content/listingTerms';
import type { Bounds, SearchQuery } from './query';
import { wantedFeatureNames } from './vocabulary';

/** Fields of a query that stand in the part of the address behind the question mark, each in its own parameter. */
export type ParameterField = Exclude<keyof SearchQuery, 'family' | 'purpose' | 'areas' | 'type'>;

/** One parameter: its name in the address, what its absence means, and how its text is read and written. */
export type Parameter<T> = {
  name: string;
  absent: T;
  /** Text already decoded. What it cannot read becomes `absent`. */
  parse: (text: string) => T;
  /** Text already encoded; empty for `absent` or equal to its. */
  print: (value: T) => string;
};

/** A table of all parameters: a new filter is a field in `SearchQuery` and a line here. */
export const parameters: { readonly [F in ParameterField]: Parameter<SearchQuery[F]> } = {
  minPrice: wholeNumber('min-price', 1, 999_999_999),
  maxPrice: wholeNumber('max-price', 1, 999_999_999),
  minBedrooms: wholeNumber('min-bedrooms', 0, 60),
  maxBedrooms: wholeNumber('max-bedrooms', 0, 60),
  minBathrooms: wholeNumber('min-bathrooms', 1, 60),
  minSize: wholeNumber('min-size', 1, 9_999_999),
  maxSize: wholeNumber('max-size', 1, 9_999_999),
  furnished: oneOf('furnished', [null, ...furnishings]),
  billsIncluded: flag('bills-included'),
  completion: wholeNumber('completion', 2000, 2100),
  features: {
    name: 'features',
    absent: [],
    // In the order of the vocabulary, so that one choice has one address.
    parse: (text) => wantedFeatureNames.filter((name) => text.split(',').includes(name)),
    print: (chosen) => wantedFeatureNames.filter((name) => chosen.includes(name)).join(','),
  },
  ownable: flag('ownable'),
  includeOffMarket: flag('include-gone'),
  text: {
    name: 'text',
    absent: '',
    parse: tidyText,
    print: (text) => new URLSearchParams([['', tidyText(text)]]).toString().slice(1),
  },
  sort: oneOf('sort', ['recent', 'highest', 'lowest', 'per-metre']),
  page: { ...wholeNumber('page', 1, 9999), absent: 1, parse: (text) => integer(text, 1, 9999) ?? 1 },
  view: oneOf('view', ['list', 'grid', 'map']),
  bounds: { name: 'bounds', absent: null, parse: parseBounds, print: printBounds },
};

/** All fields of the table, in the order in which addresses show them. */
export const parameterFields = Object.keys(parameters) as ParameterField[];

/** Text as it is searched for: single spaces, none at the ends, 80 characters at most. */
export function tidyText(text: string): string {
  // Half a pair of code units, as cutting may leave it, cannot stand in an address.
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/\p{Cs}/gu, '')
    .trim();
}

function integer(text: string, min: number, max: number): number | null {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : null;
}

function wholeNumber<T extends number | null>(name: string, min: number, max: number) {
  return {
    name,
    absent: null as T,
    parse: (text: string) => integer(text, min, max) as T,
    print: (value: T) => (value === null ? '' : String(value)),
  };
}

function flag(name: string): Parameter<boolean> {
  return { name, absent: false, parse: (text) => text === 'yes', print: (value) => (value ? 'yes' : '') };
}

/** One of the names; the first is the default. */
function oneOf<T extends string | null>(name: string, names: readonly T[]): Parameter<T> {
  const absent = names[0] as T;
  return {
    name,
    absent,
    parse: (text) => names.find((candidate) => candidate === text) ?? absent,
    print: (value) => value ?? '',
  };
}

/** South, west, north, east in degrees, to 4 decimals (11 m). */
function parseBounds(text: string): Bounds | null {
  const parts = text.split(',');
  const sound = parts.length === 4 && parts.every((part) => /^-?\d{1,3}(\.\d{1,9})?$/.test(part));
  if (!sound) return null;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map((part) => round(Number(part)));
  const isBox = south >= -90 && south < north && north <= 90 && west >= -180 && west < east && east <= 180;
  return isBox ? { south, west, north, east } : null;
}

function printBounds(bounds: Bounds | null): string {
  return bounds ? [bounds.south, bounds.west, bounds.north, bounds.east].map(round).join(',') : '';
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000 || 0;
}
