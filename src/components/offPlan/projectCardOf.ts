import type { OffPlanCardView } from '../../domain/content/cards';
import type { OffPlanContent } from '../../domain/site/detailsContent';

/** Returns the lowest price of the available units in QAR, or null if there is none. */
export function lowestPrice({ units }: Pick<OffPlanContent, 'units'>): number | null {
  const prices = units.filter(({ status }) => status === 'for-sale').map(({ price }) => price.amount);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/**
 * Derives the card of a project from the content of its page.
 * @returns null when the content lacks what a card needs
 */
export function projectCardOf(content: OffPlanContent): OffPlanCardView | null {
  const { project, gallery, place } = content;
  const [picture] = gallery;
  if (!picture) return null;
  const { slug, status, completion, name } = project;
  const names = place.slice(0, 2).map((each) => each.name);
  return { slug, status, completion, name, place: names, picture, fromPrice: lowestPrice(content) };
}
