import { existsSync, readFileSync } from 'node:fs';
import { buildingOf } from '../../domain/content/buildingOf';
import type { Listing } from '../../domain/content/listings';
import { isOnMarket } from '../../domain/content/listingTerms';
import type { PlanSpotView } from '../../domain/site/detailsContent';
import { listingPath } from '../../domain/site/paths';
import { sitePlanLabels } from '../sitePlanLabels';

/** The buildings and villas on a site plan that have units on offer, with their positions. */
export function sitePlanSpots(file: string | null, units: readonly Listing[]): PlanSpotView[] {
  const address = `content/pictures/${file}`;
  if (!file?.endsWith('.svg') || !existsSync(address)) return [];
  return sitePlanLabels(readFileSync(address, 'utf8')).flatMap(({ text, x, y }) => {
    const here = units.filter(({ unit }) => buildingOf(unit) === text);
    const [only] = here;
    if (!only) return [];
    const isHome = /^\d+$/.test(text);
    return {
      ...{ text, x, y },
      path: isHome ? listingPath(only) : null,
      available: here.filter(({ status }) => isOnMarket(status)).length,
    };
  });
}
