import { describe, expect, it } from 'vitest';
import { readAreas } from '../../../tests/support/madeSearchIndex';
import type { Area } from './areas';
import { ownershipOf } from './ownership';

/** A country, a district in it and a street in the district, with their own values. */
function chain(country: Partial<Area>, district: Partial<Area>, street: Partial<Area>) {
  const silent = { freehold: null, usufruct: null };
  const areas = [
    { slug: 'country', parent: null, ...silent, ...country },
    { slug: 'district', parent: 'country', ...silent, ...district },
    { slug: 'street', parent: 'district', ...silent, ...street },
  ] as Area[];
  return new Map(areas.map((area) => [area.slug, area]));
}

describe('ownership in an area', () => {
  it('is unknown if neither the area nor its ancestors have a value', () => {
    expect(ownershipOf('street', chain({}, {}, {}))).toEqual({ freehold: null, usufruct: null });
    expect(ownershipOf('nowhere', chain({}, {}, {}))).toEqual({ freehold: null, usufruct: null });
  });

  it('is inherited from the parent, each right separately', () => {
    const areas = chain({ freehold: false }, { usufruct: true }, {});
    expect(ownershipOf('street', areas)).toEqual({ freehold: false, usufruct: true });
  });

  it('is the area’s own value if it has one', () => {
    const areas = chain({}, { freehold: true, usufruct: true }, { usufruct: false });
    expect(ownershipOf('street', areas)).toEqual({ freehold: true, usufruct: false });
  });
});

describe('the areas of the content', () => {
  const areas = new Map(readAreas().map((area) => [area.slug, area]));

  // Cabinet Decision 28/2020: Lusail (zone 69) is freehold, Msheireb (zone 13) usufruct.
  it.each([
    ['al-egla', { freehold: true, usufruct: false }],
    ['al-khaleej-street', { freehold: false, usufruct: true }],
    ['al-rayyan-road', { freehold: false, usufruct: true }],
    ['al-waab-compound', { freehold: null, usufruct: false }],
  ])('give %s the rights that the law states', (slug, rights) => {
    expect(ownershipOf(slug, areas)).toEqual(rights);
  });

  it('never deny a right that the law gives to their district', () => {
    const denied = [...areas.values()].filter(({ slug, parent }) => {
      const [own, above] = [ownershipOf(slug, areas), ownershipOf(parent ?? '', areas)];
      return (above.freehold && !own.freehold) || (above.usufruct && !own.usufruct);
    });
    expect(denied.map(({ slug }) => slug)).toEqual([]);
  });
});
