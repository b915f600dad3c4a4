import type { Family, Purpose } from '../content/listings';
import { countryOfFamily, defaultQuery, type SearchQuery } from './query';

/**
 * The same search among the homes of another family or purpose. Places stay where they can, and rooms, size, features
 * and text; prices, types and what only one of them asks do not.
 */
export function changeKind(query: SearchQuery, family: Family, purpose: Purpose): SearchQuery {
  const { areas, minBedrooms, maxBedrooms, minBathrooms, minSize, maxSize, features, text, sort, view } =
    query;
  const isSameFamily = family === query.family;
  const staysInCountry = countryOfFamily(family) === countryOfFamily(query.family);
  const next = { ...defaultQuery(family, purpose), sort, view };
  if (!staysInCountry) return next;
  const rooms = family === 'commercial' ? {} : { minBedrooms, maxBedrooms, minBathrooms };
  return {
    ...next,
    ...rooms,
    ...{ areas, minSize, maxSize, text },
    type: isSameFamily ? query.type : null,
    features: isSameFamily ? features : [],
  };
}
