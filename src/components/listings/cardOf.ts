import type { ListingCardView } from '../../domain/content/cards';
import type { PropertyContent } from '../../domain/site/detailsContent';

/** The card of a home, from all that its page shows. */
export function cardOf({ listing, gallery, place }: PropertyContent): ListingCardView | null {
  const [picture] = gallery;
  return picture ? { ...listing, picture, place: place.slice(0, 2).map(({ name }) => name) } : null;
}
