import { type ComparedPlan, comparePlan } from '../../domain/content/comparePlan';
import type { OffPlanContent, PropertyContent } from '../../domain/site/detailsContent';
import { listingPath, offPlanPath } from '../../domain/site/paths';
import { projectReference } from '../../domain/site/shortlistLink';
import { lowestPrice } from '../offPlan/projectCardOf';
import type { LoadedProjects } from './useProjects';

/** The payment plan of a unit, or of a project for its lowest price. */
export type NamedPlan = ComparedPlan & {
  reference: string;
  title: string;
  path: string;
  price: number;
  isLowestPrice: boolean;
};

/** Returns the payment plan of a unit for its price; null for a home without a project or plan. */
export function planOfHome(
  { listing, project }: PropertyContent,
  projects: LoadedProjects,
): NamedPlan | null {
  const loaded = project && projects.get(project.slug)?.project;
  if (!loaded || loaded.paymentPlan.length === 0) return null;
  const { reference, title, price } = listing;
  return {
    ...comparePlan(loaded.paymentPlan, price.amount, loaded.completion),
    ...{ reference, title, path: listingPath(listing), price: price.amount, isLowestPrice: false },
  };
}

/** Returns the payment plan of a project for the price of its cheapest available unit; null if it has neither. */
export function planOfProject(content: OffPlanContent): NamedPlan | null {
  const { slug, name, paymentPlan, completion } = content.project;
  const price = lowestPrice(content);
  if (price === null || paymentPlan.length === 0) return null;
  return {
    ...comparePlan(paymentPlan, price, completion),
    ...{
      reference: projectReference(slug),
      title: name,
      path: offPlanPath(slug),
      price,
      isLowestPrice: true,
    },
  };
}
