import type { Listing } from '../domain/content/listings';
import { reducedFrom } from '../domain/content/reducedFrom';
import { type CardColumn, cardColumnNames, type EncodedCardDetails } from '../domain/search/cardDetails';

/** The number of pictures that a card shows at most. */
export const picturesOfCard = 5;
/** The number of pictures that the search index has. */
export const picturesOfIndex = 2;

/**
 * Encodes what cards show beyond the search index.
 * @param listings in the order of the search data
 * @param data the address of the search data
 */
export function encodeCardDetails(listings: readonly Listing[], data: string): EncodedCardDetails {
  const agents = [...new Set(listings.map(({ agent }) => agent))].sort();
  const later = ({ gallery }: Listing) => gallery.slice(picturesOfIndex, picturesOfCard);
  const files = [...new Set(listings.flatMap(later))].sort();
  const fileIndex = new Map(files.map((file, index) => [file, index + 1]));
  const verified = listings.map((listing) => Date.parse(listing.verified) / 86_400_000);
  const newest = verified.reduce((one, other) => Math.max(one, other), 0);
  const picture = (place: number) =>
    listings.map((listing) => fileIndex.get(later(listing)[place] ?? '') ?? 0);
  const columns: Record<CardColumn, number[]> = {
    agent: listings.map(({ agent }) => agents.indexOf(agent) + 1),
    verified: verified.map((day) => newest - day),
    before: listings.map((listing) => reducedFrom(listing) ?? 0),
    third: picture(0),
    fourth: picture(1),
    fifth: picture(2),
  };
  const filled = cardColumnNames.filter((name) => columns[name].some((value) => value !== 0));
  return {
    data,
    newest,
    agents,
    files,
    columns: Object.fromEntries(filled.map((name) => [name, columns[name]])),
    permits: Object.fromEntries(listings.flatMap(({ permit }, index) => (permit ? [[index, permit]] : []))),
  };
}
