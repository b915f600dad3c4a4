import { countByArea } from './facets';
import { defaultQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';

/** Number of homes on the market in each area, building, project and developer, by their index in the words. */
export type Stock = {
  areas: Uint32Array;
  buildings: Uint32Array;
  projects: Uint32Array;
  developers: Uint32Array;
};

const counted = new WeakMap<SearchData, Stock>();

/** Counts the homes on the market of a family and purpose. The result is cached. */
export function stockOf(data: SearchData, words: SearchWords): Stock {
  const known = counted.get(data);
  if (known) return known;
  const made = countStock(data, words);
  counted.set(data, made);
  return made;
}

function countStock(data: SearchData, words: SearchWords): Stock {
  const areas = countByArea(data, words, defaultQuery(data.family, data.purpose));
  const buildings = new Uint32Array(words.buildings.length);
  const projects = new Uint32Array(words.projects.length);
  const developers = new Uint32Array(words.developers.length);
  const { site, project, offMarket } = data.column;
  for (let index = 0; index < data.count; index++) {
    if (offMarket[index] !== 0) continue;
    addTo(buildings, data.siteBuilding[site[index] ?? 0] ?? -1, 1);
    addTo(projects, (project[index] ?? 0) - 1, 1);
  }
  words.projects.forEach(({ kind, area, developer }, index) => {
    // Listings do not refer to finished developments, so those of its area are counted.
    if (kind === 'development') addTo(projects, index, areas[area] ?? 0);
    addTo(developers, developer, projects[index] ?? 0);
  });
  return { areas, buildings, projects, developers };
}

function addTo(counts: Uint32Array, index: number, more: number): void {
  if (index >= 0) counts[index] = (counts[index] ?? 0) + more;
}
