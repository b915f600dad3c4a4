import type { Content } from '../../src/domain/content/collections';
import type { Listing } from '../../src/domain/content/listings';
import { seededRandom } from '../support/seededRandom';

/** Adds generated homes to the content. All are for rent, and thus in one file: the worst case for the search. */
export function withHomesForRent(real: Content, made: readonly Listing[]): Content {
  return { ...real, listings: made.map(toRent) };
}

/** Generates homes by repeating the real ones with other prices, sizes and dates. The result is deterministic. */
export function makeHomes(count: number, real: Content): Listing[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, (_, index): Listing => {
    const home = real.listings[index % real.listings.length] as Listing;
    const scale = random.int(80, 120) / 100;
    const day = new Date(Date.parse(home.listed) - random.int(0, 300) * 86_400_000);
    return {
      ...home,
      reference: home.family === 'new-homes' ? `jsn${index + 101}` : `cap-${index + 1001}`,
      size: Math.round(home.size * scale),
      price: { ...home.price, amount: Math.round((home.price.amount * scale) / 50) * 50 },
      listed: day.toISOString().slice(0, 10),
      gallery: [...home.gallery.slice(1), home.gallery[0] as string],
    };
  });
}

function toRent(home: Listing): Listing {
  const isOpen = home.status === 'for-sale' || home.status === 'for-rent';
  const amount = home.purpose === 'rent' ? home.price.amount : Math.round(home.price.amount / 200);
  return {
    ...home,
    reference: home.reference.replace(/^jsn/, 'cap-9000'),
    family: 'residential',
    purpose: 'rent',
    status: isOpen ? 'for-rent' : 'let-agreed',
    price: { amount, currency: 'QAR', period: 'month' },
  };
}
