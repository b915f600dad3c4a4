import { useState } from 'react';
import { boundsOfHomes } from '../../../domain/search/clusterHomes';
import type { Bounds } from '../../../domain/search/filters/bounds';
import type { SearchQuery } from '../../../domain/search/query';
import { boundsOfShape } from '../../../domain/search/shape';
import type { SearchIndex } from '../loadSearchIndex';

/** Distance from the centre to the edges, in degrees, of the bounds of a place without homes. */
const margin = 0.03;

/**
 * Returns the map bounds of a search: those in the query, or around its shape or results. The object is the same until
 * the search changes, so that paging and sorting do not move the map.
 * @param asked bounds that the map itself has set and already shows
 */
export function useFit(
  query: SearchQuery,
  searchIndex: SearchIndex,
  all: Uint32Array,
  asked: Bounds | null,
): Bounds {
  const { page: _page, sort: _sort, view: _view, ...about } = query;
  const key = JSON.stringify(about);
  const [last, setLast] = useState(() => ({ key, fit: fitOf(query, searchIndex, all) }));
  if (last.key === key) return last.fit;
  const isShown = query.bounds !== null && JSON.stringify(query.bounds) === JSON.stringify(asked);
  const fit = isShown ? last.fit : fitOf(query, searchIndex, all);
  setLast({ key, fit });
  return fit;
}

function fitOf(query: SearchQuery, searchIndex: SearchIndex, all: Uint32Array): Bounds {
  const asked = query.bounds ?? (query.shape && boundsOfShape(query.shape));
  return asked ?? boundsOfHomes(searchIndex.data, all) ?? around(query, searchIndex);
}

function around({ areas, near }: SearchQuery, { words }: SearchIndex): Bounds {
  const area = words.areas[words.areaIndex.get(near?.area ?? areas[0] ?? '') ?? 0];
  const { lat, lng } = area?.point ?? { lat: 25.3, lng: 51.5 };
  const reach = area?.kind === 'country' ? 0.8 : margin;
  return { south: lat - reach, north: lat + reach, west: lng - reach, east: lng + reach };
}
