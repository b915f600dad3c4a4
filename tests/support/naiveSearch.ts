import type { Area } from '../../src/domain/content/areas';
import type { Point } from '../../src/domain/content/fields';
import type { Listing } from '../../src/domain/content/listings';
import { chainOf } from '../../src/domain/content/places';
import type { FilterName } from '../../src/domain/search/filters/filters';
import { foldText, isArticle, withoutArticle } from '../../src/domain/search/foldText';
import { isKindWord, typeOfWord } from '../../src/domain/search/generalWords';
import { matchWord, readingsOf, soundMatch, wordOf } from '../../src/domain/search/matchWord';
import { typedWords } from '../../src/domain/search/nameIndex';
import type { SearchQuery } from '../../src/domain/search/query';
import type { Shape } from '../../src/domain/search/shape';
import type { OwnPlace } from '../../src/domain/search/travel';
import { newestFirst } from '../../src/generation/siteContent';
import { rates } from './rates';

/** A reference implementation of the search: checks every listing against every filter, then sorts. */
export function naiveSearch(
  listings: readonly Listing[],
  areas: ReadonlyMap<string, Area>,
  query: SearchQuery,
  namesOf: (listing: Listing) => string[] = () => [],
): Listing[] {
  return listings
    .filter((listing) => fits(listing, areas, query, namesOf))
    .sort((a, b) => compare(a, b, query) || newestFirst(a, b));
}

/** Returns all names by which text finds a listing, except those of projects. */
export function placeNamesOf(listing: Listing, areas: ReadonlyMap<string, Area>): string[] {
  const chain = chainOf(listing.area, areas);
  const places = chain.flatMap(namesOfArea);
  return listing.building ? [listing.building.en, listing.building.ar, ...places] : places;
}

function namesOfArea({ name, slug, aliases }: Area): string[] {
  return [name.en, name.ar, ...aliases, slug];
}

/** The visitor's own place in the tests: in West Bay. */
export const ownPlace: OwnPlace = { point: { lat: 25.3219, lng: 51.5305 }, area: null, mode: 'car' };

/** Data besides the listing that rules use. */
type Known = { areas: ReadonlyMap<string, Area>; namesOf: (listing: Listing) => string[] };

function fits(
  listing: Listing,
  areas: ReadonlyMap<string, Area>,
  query: SearchQuery,
  namesOf: (listing: Listing) => string[],
): boolean {
  if (listing.family !== query.family || listing.purpose !== query.purpose) return false;
  return Object.values(rules).every((rule) => rule(listing, query, { areas, namesOf }));
}

type Rule = (listing: Listing, query: SearchQuery, known: Known) => boolean;

/** A simple second implementation of each filter. */
const rules: Record<FilterName, Rule> = {
  areas: ({ area }, query, { areas }) => chainOf(area, areas).some(({ slug }) => query.areas.includes(slug)),
  text: (listing, { text }, { areas, namesOf }) => fitsText(text, listing, namesOf(listing), areas),
  offMarket: ({ status }, { includeOffMarket }) => includeOffMarket || status.startsWith('for-'),
  type: ({ type }, query) => query.type === null || type === query.type,
  price: ({ price }, { minPrice, maxPrice }) => between(price.amount, minPrice, maxPrice),
  bedrooms: ({ bedrooms }, { minBedrooms, maxBedrooms }) => between(bedrooms, minBedrooms, maxBedrooms),
  bathrooms: ({ bathrooms }, { minBathrooms }) => between(bathrooms, minBathrooms, null),
  size: ({ size }, { minSize, maxSize }) => between(size, minSize, maxSize),
  furnished: ({ furnished }, query) => query.furnished === null || furnished === query.furnished,
  bills: (listing, { billsIncluded }) => !billsIncluded || listing.billsIncluded === true,
  completion: ({ completion }, query) =>
    between(completion === null ? null : Number(completion.slice(0, 4)), null, query.completion),
  ownable: (listing, { ownable }, { areas }) => !ownable || isOwnable(listing, areas),
  bounds: ({ point }, { bounds }) =>
    !bounds ||
    (between(point.lat, bounds.south, bounds.north) && point.lng >= bounds.west && point.lng <= bounds.east),
  near: ({ point }, { near }, { areas }) => {
    const from = near && areas.get(near.area)?.point;
    return !near || (from ? kilometresBetween(from, point) <= near.kilometres : false);
  },
  shape: ({ point }, { shape }) => !shape || isSurrounded(point, shape),
  travel: ({ point }, { travel }) => {
    if (!travel) return true;
    const way = kilometresBetween(ownPlace.point, point) * 1.4;
    const minutes = travel.mode === 'walk' ? way * 12.5 : way * 1.5 + 3;
    return (minutes < 20 ? Math.round(minutes) : 5 * Math.round(minutes / 5)) <= travel.minutes;
  },
  features: (listing, { features }) => features.every((feature) => hasFeature(listing, feature)),
  pets: ({ features }, { petsAllowed }) => !petsAllowed || features.includes('pets-allowed'),
  residency: (listing, { residency }, { areas }) =>
    residency === null ||
    listing.purpose === 'rent' ||
    listing.family === 'new-homes' ||
    (isOwnable(listing, areas) && listing.price.amount >= rates.residency[residency]),
};

/** The distance between two points by the spherical law of cosines. */
function kilometresBetween(a: Point, b: Point): number {
  const [from, to, turn] = [a.lat, b.lat, b.lng - a.lng].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn);
  return 6371 * Math.acos(Math.min(1, cosine));
}

/** Counts the sides of an outline north of a point: an odd number means that the point is inside. */
function isSurrounded({ lat, lng }: Point, shape: Shape): boolean {
  const sides = shape.map((corner, at) => [corner, shape[(at + 1) % shape.length] as Point] as const);
  const north = sides.filter(([a, b]) => {
    if (Math.max(a.lng, b.lng) <= lng || Math.min(a.lng, b.lng) > lng) return false;
    return a.lat + ((b.lat - a.lat) * (lng - a.lng)) / (b.lng - a.lng) > lat;
  });
  return north.length % 2 === 1;
}

function between(value: number | null, min: number | null, max: number | null): boolean {
  if (min === null && max === null) return true;
  return value !== null && value >= (min ?? -1) && value <= (max ?? Number.POSITIVE_INFINITY);
}

function hasFeature({ features, view, maidsRoom }: Listing, wanted: string): boolean {
  return (
    features.some((name) => name === wanted) ||
    (wanted === 'pool' && features.some((name) => name === 'private-pool' || name === 'shared-pool')) ||
    (wanted === 'sea-view' && view === 'sea') ||
    (wanted === 'maids-room' && maidsRoom === true)
  );
}

function isOwnable({ purpose, family, tenure, area }: Listing, areas: ReadonlyMap<string, Area>): boolean {
  return purpose === 'rent' || family === 'new-homes' || (tenure !== 'leasehold' && isOwned(area, areas));
}

function fitsText(
  text: string,
  listing: Listing,
  names: readonly string[],
  areas: ReadonlyMap<string, Area>,
): boolean {
  if (foldText(text).replace(' ', '') === listing.reference.replace('-', '')) return true;
  const typed = typedWords(text);
  const isOneName = () =>
    isNameOfOne(typed, areas) || names.some((name) => typed.every((word) => agrees(word, name)));
  const chain = chainOf(listing.area, areas);
  /** Returns whether the word is the kind of an area around the listing that another word names. */
  const isKind = (word: string) =>
    chain.some(
      (area) =>
        isKindWord(word, area.kind) &&
        typed.some((other) => other !== word && isIn(other, namesOfArea(area))),
    );
  return typed.every(
    (word) => isIn(word, names) || typeOfWord(word) === listing.type || (isKind(word) && !isOneName()),
  );
}

/** Returns whether a single name of an area contains all the words. */
function isNameOfOne(typed: readonly string[], areas: ReadonlyMap<string, Area>): boolean {
  return [...areas.values()].flatMap(namesOfArea).some((name) => typed.every((word) => agrees(word, name)));
}

/** Returns whether a typed word matches a word of these names. */
function isIn(typed: string, names: readonly string[]): boolean {
  return names.some((name) => agrees(typed, name));
}

const agreed = new Map<string, boolean>();

/** Returns whether a typed word matches a word of this name. Results are cached, because names repeat. */
function agrees(typed: string, name: string): boolean {
  const key = `${typed}/${name}`;
  const known = agreed.get(key);
  if (known !== undefined) return known;
  const words = foldText(name).split(' ');
  const ways = words.filter((word) => !isArticle(word)).flatMap((word) => [word, withoutArticle(word)]);
  const found = readingsOf(typed).some((reading) =>
    ways.some((way) => matchWord(reading, wordOf(way)) >= (typeOfWord(typed) ? 1 : soundMatch)),
  );
  agreed.set(key, found);
  return found;
}

/** Returns whether the nearest area with a value for freehold, or for usufruct, allows it. */
function isOwned(slug: string, areas: ReadonlyMap<string, Area>): boolean {
  const chain = chainOf(slug, areas);
  const freehold = chain.map((area) => area.freehold).find((says) => says !== null);
  const usufruct = chain.map((area) => area.usufruct).find((says) => says !== null);
  return freehold === true || usufruct === true;
}

function compare(a: Listing, b: Listing, { sort }: SearchQuery): number {
  if (sort === 'highest') return b.price.amount - a.price.amount;
  if (sort === 'lowest') return a.price.amount - b.price.amount;
  return sort === 'per-metre' ? a.price.amount / a.size - b.price.amount / b.size : 0;
}
