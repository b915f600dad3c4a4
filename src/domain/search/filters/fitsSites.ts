import type { Homes } from '../homes';
import type { Fits } from './searchFilter';

/** Returns a predicate that is evaluated once per site instead of once per home, or null if all sites match. */
export function fitsSites(homes: Homes, fitsArea: (area: number) => boolean): Fits | null {
  const good = new Uint8Array(homes.siteArea.length);
  homes.siteArea.forEach((area, index) => {
    if (fitsArea(area)) good[index] = 1;
  });
  if (!good.includes(0)) return null;
  const { site } = homes.column;
  return (index) => good[site[index] ?? 0] === 1;
}
