import type { Content } from '../../src/domain/content/collections';
import { type Listing, listing } from '../../src/domain/content/listings';
import { makeListings } from '../support/makeListings';

/** Made homes beside the real content; all for rent, so that one file holds them all: the worst that a screen can meet. */
export function withHomesForRent(real: Content, made: readonly Listing[]): Content {
  return { ...real, listings: made.map(toRent) };
}

/** So many believable homes of every kind, the same each time. */
export function makeHomes(count: number, real: Content): Listing[] {
  return makeListings({ count, seed: 1, content: real }).map((home) => listing.parse(home));
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
