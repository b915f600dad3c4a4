import fc from 'fast-check';
import { families, furnishings, propertyTypes } from '../../src/domain/content/listingTerms';
import { distances } from '../../src/domain/search/filters/near';
import { residencyLevels } from '../../src/domain/search/filters/residency';
import { tidyText } from '../../src/domain/search/filters/text';
import { travelLimits } from '../../src/domain/search/filters/travel';
import { countryOfFamily } from '../../src/domain/search/kind';
import { purposesOf, type SearchQuery } from '../../src/domain/search/query';
import { isShape } from '../../src/domain/search/shape';
import { travelModes } from '../../src/domain/search/travel';
import { wantedFeatureNames } from '../../src/domain/search/vocabulary';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 });
const whole = (min: number, max: number) => maybe(fc.integer({ min, max }));
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 10_000, max: max * 10_000 }).map((value) => value / 10_000);

/** A map area between two corners. */
const bounds = fc
  .tuple(degrees(24, 27), degrees(24, 27), degrees(50, 53), degrees(50, 53))
  .filter(([a, b, c, d]) => a !== b && c !== d)
  .map(([a, b, c, d]) => ({
    south: Math.min(a, b),
    north: Math.max(a, b),
    west: Math.min(c, d),
    east: Math.max(c, d),
  }));

/** An area drawn on the map, which may cross itself. */
const shape = fc
  .array(fc.record({ lat: degrees(24, 27), lng: degrees(50, 53) }), { minLength: 3, maxLength: 12 })
  .filter(isShape);

const travel = fc.record({
  minutes: fc.constantFrom(...travelLimits),
  mode: fc.constantFrom(...travelModes),
});

/**
 * Generates any search that the search page can make.
 * @param areas slugs of areas that it may contain
 * @param text generates the content of the text field
 */
export function arbitraryQuery(
  areas: fc.Arbitrary<string>,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<SearchQuery> {
  return fc.constantFrom(...families).chain((family) =>
    fc.record({
      family: fc.constant(family),
      purpose: fc.constantFrom(...purposesOf(family)),
      areas: fc.oneof(
        fc.constant<string[]>([countryOfFamily(family)]),
        fc.uniqueArray(
          areas.filter((slug) => slug !== 'qatar' && slug !== 'uk'),
          { minLength: 1, maxLength: 4 },
        ),
      ),
      type: maybe(fc.constantFrom(...propertyTypes)),
      minPrice: whole(1, 999_999_999),
      maxPrice: whole(1, 999_999_999),
      minBedrooms: whole(0, 60),
      maxBedrooms: whole(0, 60),
      minBathrooms: whole(1, 60),
      minSize: whole(1, 9_999_999),
      maxSize: whole(1, 9_999_999),
      furnished: maybe(fc.constantFrom(...furnishings)),
      billsIncluded: fc.boolean(),
      completion: whole(2000, 2100),
      features: fc.subarray([...wantedFeatureNames]),
      petsAllowed: fc.boolean(),
      ownable: fc.boolean(),
      residency: maybe(fc.constantFrom(...residencyLevels)),
      includeOffMarket: fc.boolean(),
      text: text.map(tidyText),
      sort: fc.constantFrom('recent' as const, 'highest' as const, 'lowest' as const, 'per-metre' as const),
      page: fc.integer({ min: 1, max: 9999 }),
      view: fc.constantFrom('list' as const, 'grid' as const, 'map' as const),
      bounds: maybe(bounds),
      near: maybe(fc.record({ area: areas, kilometres: fc.constantFrom(...distances) })),
      shape: maybe(shape),
      travel: maybe(travel),
    }),
  );
}
