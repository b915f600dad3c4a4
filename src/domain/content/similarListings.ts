import { distance } from './distance';
import type { Listing } from './listings';

type Candidate = { listing: Listing; unlikeness: number };

/**
 * Homes that somebody who looks at one would look at next: the same family and purpose, near in place, size, price and
 * bedrooms. One unit of unlikeness is 4 km, a third of the price or of the size, or a bedroom; another type counts one.
 * Distances are worked out only for homes that could still be among the nearest: it is called for every home.
 */
export function similarListings(listing: Listing, candidates: readonly Listing[], count: number): Listing[] {
  const best: Candidate[] = [];
  for (const other of candidates) {
    const { reference, family, purpose } = other;
    if (reference === listing.reference || family !== listing.family || purpose !== listing.purpose) continue;
    const last = best[count - 1];
    if (last && unlikenessInKind(listing, other) > last.unlikeness) continue;
    const candidate = { listing: other, unlikeness: unlikeness(listing, other) };
    if (last && compare(last, candidate) < 0) continue;
    best.push(candidate);
    best.sort(compare);
    if (best.length > count) best.pop();
  }
  return best.map((candidate) => candidate.listing);
}

function compare(a: Candidate, b: Candidate): number {
  return a.unlikeness - b.unlikeness || a.listing.reference.localeCompare(b.listing.reference);
}

function unlikeness(a: Listing, b: Listing): number {
  return unlikenessInKind(a, b) + distance(a.point, b.point) / 4;
}

/** All of it but the distance. */
function unlikenessInKind(a: Listing, b: Listing): number {
  const ratio = (x: number, y: number) => Math.abs(Math.log(x / y)) / Math.log(4 / 3);
  return (
    Math.abs((a.bedrooms ?? 0) - (b.bedrooms ?? 0)) +
    (a.type === b.type ? 0 : 1) +
    ratio(a.price.amount, b.price.amount) +
    ratio(a.size, b.size)
  );
}
