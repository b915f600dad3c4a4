import type { ListingCardView } from '../../domain/content/cards';
import type { PropertyContent } from '../../domain/site/detailsContent';

/**
 * Derives a listing card from the content of the listing's page.
 * @returns null when the content lacks what a card needs
 */
export function cardOf({ listing, gallery, place }: PropertyContent): ListingCardView | null {
  const [picture] = gallery;
  return picture ? { ...listing, picture, place: place.slice(0, 2).map(({ name }) => name) } : null;
}
