import type { Area } from '../../src/domain/content/areas';
import type { Listing } from '../../src/domain/content/listings';
import { ancestorsOf } from '../../src/domain/content/places';
import { foldText, isArticle, withoutArticle } from '../../src/domain/search/foldText';
import { isKindWord, typeOfWord } from '../../src/domain/search/generalWords';
import { matchWord, readingsOf, soundMatch, wordOf } from '../../src/domain/search/matchWord';
import { typedWords } from '../../src/domain/search/nameIndex';
import type { SearchQuery } from '../../src/domain/search/query';
import { newestFirst } from '../../src/generation/siteContent';

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

export function chainOf(slug: string, areas: ReadonlyMap<string, Area>): Area[] {
  const own = areas.get(slug);
  return own ? [own, ...ancestorsOf(slug, areas)] : [];
}

function fits(
  listing: Listing,
  areas: ReadonlyMap<string, Area>,
  query: SearchQuery,
  namesOf: (listing: Listing) => string[],
): boolean {
  if (listing.family !== query.family || listing.purpose !== query.purpose) return false;
  const { price, size, bedrooms, bathrooms, completion, point } = listing;
  const chain = chainOf(listing.area, areas).map(({ slug }) => slug);
  const isOwnable =
    query.purpose === 'rent' ||
    query.family === 'new-homes' ||
    (listing.tenure !== 'leasehold' && isOwned(listing.area, areas));
  const has = (feature: string) =>
    listing.features.some((name) => name === feature) ||
    (feature === 'pool' &&
      listing.features.some((name) => name === 'private-pool' || name === 'shared-pool')) ||
    (feature === 'sea-view' && listing.view === 'sea') ||
    (feature === 'maids-room' && listing.maidsRoom === true);
  const between = (value: number | null, min: number | null, max: number | null) =>
    (min === null && max === null) ||
    (value !== null && value >= (min ?? -1) && value <= (max ?? Number.POSITIVE_INFINITY));
  return (
    (query.includeOffMarket || listing.status.startsWith('for-')) &&
    query.areas.some((slug) => chain.includes(slug)) &&
    (query.type === null || listing.type === query.type) &&
    between(price.amount, query.minPrice, query.maxPrice) &&
    between(size, query.minSize, query.maxSize) &&
    between(bedrooms, query.minBedrooms, query.maxBedrooms) &&
    between(bathrooms, query.minBathrooms, null) &&
    between(completion === null ? null : Number(completion.slice(0, 4)), null, query.completion) &&
    (query.furnished === null || listing.furnished === query.furnished) &&
    (!query.billsIncluded || listing.billsIncluded === true) &&
    query.features.every(has) &&
    (!query.ownable || isOwnable) &&
    (!query.bounds ||
      (between(point.lat, query.bounds.south, query.bounds.north) &&
        point.lng >= query.bounds.west &&
        point.lng <= query.bounds.east)) &&
    fitsText(query.text, listing, namesOf(listing), areas)
  );
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
