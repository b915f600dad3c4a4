import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  madeSearchIndex,
  randomListings,
  readAreas,
  searchContent,
} from '../../tests/support/madeSearchIndex';
import type { Area } from '../domain/content/areas';
import type { ListingSummary } from '../domain/content/listingSummary';
import type { Listing } from '../domain/content/listings';
import { families } from '../domain/content/listingTerms';
import { ancestorsOf } from '../domain/content/places';
import { reducedFrom } from '../domain/content/reducedFrom';
import { cardDetailsAt, type EncodedCardDetails } from '../domain/search/cardDetails';
import { purposesOf } from '../domain/search/query';
import { decodeSearchData } from '../domain/search/searchData';
import { referenceAt, summaryAt } from '../domain/search/summaryAt';
import { type LocaleCode, localeCodes } from '../i18n/locales';
import { encodeCardDetails } from './encodeCardDetails';
import { encodeSearchData, planSearchFiles } from './encodeSearchData';
import { encodeSearchWords } from './encodeSearchWords';

const areas = readAreas();
const bySlug = new Map(areas.map((area) => [area.slug, area]));
const listings = randomListings(800, 11, areas);
const content = searchContent(listings, areas);
const shelves = families.flatMap((family) => purposesOf(family).map((purpose) => [family, purpose] as const));

/** The expected summary of a listing, taken from the content. */
function summaryOf(listing: Listing, language: LocaleCode): ListingSummary {
  const own = bySlug.get(listing.area) as Area;
  const places = [own, ...ancestorsOf(own.slug, bySlug)].filter(({ kind }) => kind !== 'country');
  const place = places.slice(0, 2).map(({ name }) => name[language]);
  const building = listing.building?.[language] ?? null;
  return {
    reference: listing.reference,
    slug: listing.slug,
    family: listing.family,
    purpose: listing.purpose,
    type: listing.type,
    status: listing.status,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    size: listing.size,
    price: listing.price,
    furnished: listing.furnished,
    completion: listing.completion,
    building: building === place[0] ? null : building,
    place,
    picture: listing.gallery[0] ?? '',
    point: listing.point,
  };
}

describe.each(shelves)('encodeSearchData for %s, %s', (family, purpose) => {
  const own = listings.filter((listing) => listing.family === family && listing.purpose === purpose);

  it.each(localeCodes)('round-trips every card, in %s', (language) => {
    const { data, words } = madeSearchIndex(content, family, purpose, language);
    const given = Array.from({ length: data.count }, (_, index) => summaryAt(data, words, index));
    const byReference = (a: ListingSummary, b: ListingSummary) => a.reference.localeCompare(b.reference);
    const expected = own.map((listing) => summaryOf(listing, language));
    expect(given.sort(byReference)).toEqual(expected.sort(byReference));
  });

  it('round-trips what cards show beyond the search index', () => {
    const { files, texts } = planSearchFiles(content);
    const name = `${family}-${purpose}`;
    const encoded = JSON.parse(texts.get(files.details[name] ?? '') ?? '') as EncodedCardDetails;
    expect(encoded.data).toBe(files.data[name]);
    const { data } = madeSearchIndex(content, family, purpose);
    const given = Array.from({ length: data.count }, (_, index) => [
      referenceAt(data, index),
      cardDetailsAt(encoded, index),
    ]);
    const expected = own.map((listing) => [
      listing.reference,
      {
        agent: listing.agent,
        verified: listing.verified,
        before: reducedFrom(listing),
        files: listing.gallery.slice(2, 5),
        permit: listing.permit,
      },
    ]);
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(expected));
  });

  it('puts the most recent home first', () => {
    const days = [...madeSearchIndex(content, family, purpose).data.column.listed];
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });
});

describe('planSearchFiles', () => {
  const { files, texts } = planSearchFiles(content);

  it('plans one file of names, and three of homes for each family and purpose', () => {
    expect(Object.keys(files.data)).toEqual([
      'residential-rent',
      'residential-sale',
      'commercial-rent',
      'commercial-sale',
      'off-plan-sale',
      'new-homes-sale',
    ]);
    const ofHomes = [files.data, files.details, files.texts].flatMap((each) => Object.values(each));
    const addresses = [files.words, ...ofHomes];
    expect([...texts.keys()].sort()).toEqual(addresses.sort());
  });

  it('names files by a hash of their content', () => {
    expect(planSearchFiles(content).files).toEqual(files);
    const [first, ...rest] = listings;
    const dearer = { ...first, price: { ...first?.price, amount: 77 } } as Listing;
    const changed = planSearchFiles({ ...content, listings: [dearer, ...rest] }).files;
    const shelf = `${first?.family}-${first?.purpose}`;
    expect(changed.data[shelf]).not.toBe(files.data[shelf]);
    expect(changed.words).toBe(files.words);
  });

  it('leaves out the end of slugs that follows from the names of a place', () => {
    const home = listings.find(({ family, building }) => family === 'residential' && building) as Listing;
    const tower = {
      ...home,
      purpose: 'rent' as const,
      building: { en: 'St James’s Tower', ar: 'برج' },
      area: 'marina-district',
      slug: 'apartment-for-rent-in-st-jamess-tower-marina-district-lusail',
    };
    const elsewhere = { ...tower, area: 'fox-hills', slug: 'apartment-for-rent-in-the-hills' };
    const few = { ...content, listings: [tower, elsewhere] };
    const encoded = encodeSearchData(few.listings, 'residential', 'rent', encodeSearchWords(few));
    expect(encoded.sites.slugEnd).toEqual([0, 'the-hills']);
    const { data, words } = madeSearchIndex(few, 'residential', 'rent');
    expect([0, 1].map((index) => summaryAt(data, words, index).slug)).toEqual([tower.slug, elsewhere.slug]);
  });

  it('encodes empty content', () => {
    const { data } = madeSearchIndex({ ...content, listings: [] }, 'residential', 'rent');
    expect(data.count).toBe(0);
  });

  it('takes at most 60 compressed bytes a home for 20,000 homes', () => {
    const many = randomListings(20_000, 1, areas).map((listing): Listing => {
      const price = { ...listing.price, currency: 'QAR' as const, period: 'month' as const };
      const status =
        listing.status === 'for-sale' || listing.status === 'for-rent' ? 'for-rent' : 'let-agreed';
      return { ...listing, family: 'residential', purpose: 'rent', status, price };
    });
    const indexes = encodeSearchWords({ ...content, listings: many });
    const encoded = encodeSearchData(many, 'residential', 'rent', indexes);
    expect(encoded.count).toBe(20_000);
    const details = encodeCardDetails(many, '/search/residential-rent.json');
    const bytes = [encoded, details].map((file) => gzipSync(JSON.stringify(file)).length);
    expect(bytes.reduce((sum, each) => sum + each) / 20_000).toBeLessThan(60);
  });
});

describe('invalid search data', () => {
  it('is rejected if its names belong to another build', () => {
    const indexes = encodeSearchWords(content);
    const encoded = encodeSearchData(listings, 'residential', 'rent', indexes);
    expect(() => decodeSearchData(encoded, { key: 'another' })).toThrow(/different builds/);
  });

  it('is not encoded if a reference begins with a zero', () => {
    const [first] = listings.filter(({ family, purpose }) => family === 'residential' && purpose === 'rent');
    const odd = { ...first, reference: 'cap-007' } as Listing;
    expect(() => encodeSearchData([odd], 'residential', 'rent', encodeSearchWords(content))).toThrow(
      /cap-007/,
    );
  });
});
