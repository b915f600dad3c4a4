import type { Listing } from '../../domain/content/listings';
import { isInCountry } from '../../domain/content/places';
import type { Fault } from '../fault';
import type { Loose } from '../parsePartially';
import { show } from '../show';
import type { PlaceIndex } from './placeIndex';

type Home = Loose<Listing>;
type Country = 'qatar' | 'uk';
type Purpose = 'rent' | 'sale';

/** The answer that one field implies to a question that several fields answer; null if its value fits no answer. */
type Vote<Answer> = { path: string; found: unknown; says: Answer | null };
/** The answer that most fields imply, and a fault for each field that implies another one. */
export type Verdict<Answer> = { answer: Answer | null; faults: Omit<Fault, 'file'>[] };

/**
 * Finds the answer that most fields imply; with equal numbers, the answer of the first field. One wrong field is thus
 * one fault, whichever field it is.
 * @param expected description of the right value of a field, by its path
 */
function settle<Answer extends string>(
  votes: readonly Vote<Answer>[],
  expected: Readonly<Record<string, Record<Answer, string>>>,
): Verdict<Answer> {
  let answer: Answer | null = null;
  let most = 0;
  for (const { says } of votes) {
    const count = votes.filter((vote) => vote.says === says).length;
    if (says !== null && count > most) [answer, most] = [says, count];
  }
  if (answer === null || most === votes.length) return { answer, faults: [] };
  const settled = answer;
  const faults = votes
    .filter(({ says }) => says !== settled)
    .map(({ path, found }) => ({
      ...{ path, found: show(found ?? undefined) },
      expected: expected[path]?.[settled] ?? settled,
    }));
  return { answer, faults };
}

const expectedIn: Record<string, Record<Country, string>> = {
  area: { qatar: 'a place in qatar', uk: 'a place in uk' },
  family: { qatar: 'another one: "new-homes" is for the UK', uk: '"new-homes"' },
  'price.currency': { qatar: '"QAR"', uk: '"GBP"' },
  reference: { qatar: '"cap-" and a number', uk: '"jsn" and a number' },
  point: { qatar: 'a point within qatar', uk: 'a point within uk' },
};

/** The country that a home is in, from its area, point, family, currency and reference. */
export function countryOfHome(home: Home, places: PlaceIndex): Verdict<Country> {
  const { area, point, family, price, reference } = home;
  const votes: Vote<Country>[] = [];
  const of = area ? places.countryOf(area) : null;
  if (of === 'qatar' || of === 'uk') votes.push({ path: 'area', found: area, says: of });
  if (family) votes.push({ path: 'family', found: family, says: family === 'new-homes' ? 'uk' : 'qatar' });
  const currency = price?.currency;
  if (currency) {
    votes.push({ path: 'price.currency', found: currency, says: currency === 'GBP' ? 'uk' : 'qatar' });
  }
  if (reference) {
    votes.push({ path: 'reference', found: reference, says: reference.startsWith('jsn') ? 'uk' : 'qatar' });
  }
  if (point?.lat !== undefined && point.lng !== undefined) {
    votes.push({ path: 'point', found: point, says: countryAt(point.lat, point.lng) });
  }
  return settle(votes, expectedIn);
}

function countryAt(lat: number, lng: number): Country | null {
  if (isInCountry({ lat, lng }, 'qatar')) return 'qatar';
  return isInCountry({ lat, lng }, 'uk') ? 'uk' : null;
}

const expectedFor: Record<string, Record<Purpose, string>> = {
  purpose: { rent: '"rent"', sale: '"sale"' },
  status: {
    rent: '"for-rent" or "let-agreed" for purpose "rent"',
    sale: '"for-sale" or "sold" for purpose "sale"',
  },
  'price.period': { rent: '"month" for rent', sale: 'no value for a sale' },
  slug: { rent: '"…-for-rent-in-…"', sale: '"…-for-sale-in-…"' },
};

/** Whether a home is for rent or for sale, from its purpose, status, period and slug. */
export function purposeOfHome({ purpose, status, price, slug }: Home): Verdict<Purpose> {
  const votes: Vote<Purpose>[] = [];
  if (purpose) votes.push({ path: 'purpose', found: purpose, says: purpose });
  if (status) {
    const isLet = status === 'for-rent' || status === 'let-agreed';
    votes.push({ path: 'status', found: status, says: isLet ? 'rent' : 'sale' });
  }
  const period = price?.period;
  if (period !== undefined) {
    votes.push({ path: 'price.period', found: period, says: period === null ? 'sale' : 'rent' });
  }
  if (slug) {
    const isForSale = slug.includes('-for-sale-in-');
    const says = slug.includes('-for-rent-in-') ? 'rent' : isForSale ? 'sale' : null;
    votes.push({ path: 'slug', found: slug, says });
  }
  return settle(votes, expectedFor);
}
