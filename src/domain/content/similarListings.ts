import { distance } from './distance';
import type { Listing } from './listings';

type Candidate = { listing: Listing; difference: number };

/**
 * Returns the listings most similar to a listing, of the same family and purpose. The difference of two listings is the
 * sum of their differences in location, price, size, bedrooms and type. One unit is 4 km, a third of the price or size,
 * one bedroom, or another type. Ties are ordered by reference, so that builds are reproducible.
 *
 * The build calls it for every listing, so it computes distances only for candidates that can still be in the result.
 */
export function similarListings(listing: Listing, candidates: readonly Listing[], count: number): Listing[] {
  const best: Candidate[] = [];
  for (const other of candidates) {
    const { reference, family, purpose } = other;
    if (reference === listing.reference || family !== listing.family || purpose !== listing.purpose) continue;
    const last = best[count - 1];
    if (last && differenceWithoutLocation(listing, other) > last.difference) continue;
    const candidate = { listing: other, difference: differenceOf(listing, other) };
    if (last && compare(last, candidate) < 0) continue;
    best.push(candidate);
    best.sort(compare);
    if (best.length > count) best.pop();
  }
  return best.map((candidate) => candidate.listing);
}

function compare(a: Candidate, b: Candidate): number {
  return a.difference - b.difference || a.listing.reference.localeCompare(b.listing.reference);
}

function differenceOf(a: Listing, b: Listing): number {
  return differenceWithoutLocation(a, b) + distance(a.point, b.point) / 4;
}

function differenceWithoutLocation(a: Listing, b: Listing): number {
  const ratio = (x: number, y: number) => Math.abs(Math.log(x / y)) / Math.log(4 / 3);
  return (
    Math.abs((a.bedrooms ?? 0) - (b.bedrooms ?? 0)) +
    (a.type === b.type ? 0 : 1) +
    ratio(a.price.amount, b.price.amount) +
    ratio(a.size, b.size)
  );
}

/**
 * Returns the first listings whose opening picture neither the home nor another of them has, so that no picture is
 * seen twice on the page. Where there are too few, the others follow in their order.
 */
export function withOwnPictures(home: Listing, similar: readonly Listing[], count: number): Listing[] {
  const seen = new Set([home.gallery[0]]);
  const isNew = ({ gallery: [first] }: Listing) => !seen.has(first) && seen.add(first);
  const own = similar.filter(isNew);
  return [...own, ...similar.filter((each) => !own.includes(each))].slice(0, count);
}
