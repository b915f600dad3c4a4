import type { Homes } from '../homes';
import type { Fits } from './searchFilter';

/** Asks once a site rather than once a home; null when all sites fit. */
export function fitsSites(homes: Homes, fitsArea: (area: number) => boolean): Fits | null {
  const good = new Uint8Array(homes.siteArea.length);
  homes.siteArea.forEach((area, index) => {
    if (fitsArea(area)) good[index] = 1;
  });
  if (!good.includes(0)) return null;
  const { site } = homes.column;
  return (index) => good[site[index] ?? 0] === 1;
}
