import { changeKind } from './changeKind';
import { areasOf } from './filters/areas';
import { type FilterFields, filterOf, filters } from './filters/filters';
import { countryOfFamily } from './kind';
import type { SearchQuery } from './query';
import type { Reading } from './sentence/reading';
import { wantedFeatureNames } from './vocabulary';

/**
 * Returns the first page of a search with all that a sentence asks for. Places and features are added to those of the
 * search; other values replace those of the same filter.
 */
export function withReading(query: SearchQuery, { kind, fields }: Reading): SearchQuery {
  const isSameKind = query.family === kind.family && query.purpose === kind.purpose;
  const base = isSameKind ? query : changeKind(query, kind.family, kind.purpose);
  const next = { ...base, page: 1 };
  for (const field of Object.keys(fields) as (keyof FilterFields)[]) {
    Object.assign(next, filters[filterOf(field)].notAsked(kind));
  }
  const areas = base.areas.filter((area) => area !== countryOfFamily(kind.family));
  const features = [...base.features, ...(fields.features ?? [])];
  return {
    ...next,
    ...fields,
    areas: fields.areas ? areasOf(kind.family, [...areas, ...fields.areas]) : base.areas,
    features: wantedFeatureNames.filter((name) => features.includes(name)),
  };
}
