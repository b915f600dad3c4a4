import { distance } from './distance';
import type { Listing } from './listings';

/**
 * Homes that somebody who looks at one would look at next: the same family and purpose, near in place, size, price and
 * bedrooms. One unit of unlikeness is 4 km, a third of the price or of the size, or a bedroom; another type counts one.
 */
export function similarListings(listing: Listing, candidates: readonly Listing[], count: number): Listing[] {
  return candidates
    .filter(
      ({ reference, family, purpose }) =>
        reference !== listing.reference && family === listing.family && purpose === listing.purpose,
    )
    .map((candidate) => ({ candidate, unlikeness: unlikeness(listing, candidate) }))
    .sort((a, b) => a.unlikeness - b.unlikeness || a.candidate.reference.localeCompare(b.candidate.reference))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function unlikeness(a: Listing, b: Listing): number {
  const ratio = (x: number, y: number) => Math.abs(Math.log(x / y)) / Math.log(4 / 3);
  return (
    distance(a.point, b.point) / 4 +
    ratio(a.price.amount, b.price.amount) +
    ratio(a.size, b.size) +
    Math.abs((a.bedrooms ?? 0) - (b.bedrooms ?? 0)) +
    (a.type === b.type ? 0 : 1)
  );
}
