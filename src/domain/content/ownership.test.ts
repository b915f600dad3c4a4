import { describe, expect, it } from 'vitest';
import { readAreas } from '../../../tests/support/madeSearchIndex';
import type { Area } from './areas';
import { ownershipOf } from './ownership';

/** A country, a district and a street, each in the one before, with what each says itself. */
function chain(country: Partial<Area>, district: Partial<Area>, street: Partial<Area>) {
  const silent = { freehold: null, usufruct: null };
  const areas = [
    { slug: 'country', parent: null, ...silent, ...country },
    { slug: 'district', parent: 'country', ...silent, ...district },
    { slug: 'street', parent: 'district', ...silent, ...street },
  ] as Area[];
  return new Map(areas.map((area) => [area.slug, area]));
}

describe('who may own at a place', () => {
  it('is not known where neither it nor what holds it says so', () => {
    expect(ownershipOf('street', chain({}, {}, {}))).toEqual({ freehold: null, usufruct: null });
    expect(ownershipOf('nowhere', chain({}, {}, {}))).toEqual({ freehold: null, usufruct: null });
  });

  it('is what holds it says where it is silent, each right by itself', () => {
    const areas = chain({ freehold: false }, { usufruct: true }, {});
    expect(ownershipOf('street', areas)).toEqual({ freehold: false, usufruct: true });
  });

  it('is what it says itself, against what holds it', () => {
    const areas = chain({}, { freehold: true, usufruct: true }, { usufruct: false });
    expect(ownershipOf('street', areas)).toEqual({ freehold: true, usufruct: false });
  });
});

describe('the places of the content', () => {
  const areas = new Map(readAreas().map((area) => [area.slug, area]));

  // Cabinet Decision 28/2020: Lusail (zone 69) is freehold, Msheireb (zone 13) usufruct.
  it.each([
    ['al-egla', { freehold: true, usufruct: false }],
    ['al-khaleej-street', { freehold: false, usufruct: true }],
    ['al-rayyan-road', { freehold: false, usufruct: true }],
    ['al-waab-compound', { freehold: null, usufruct: false }],
  ])('give %s the rights of the law', (slug, rights) => {
    expect(ownershipOf(slug, areas)).toEqual(rights);
  });

  it('never deny a right that the law gives to what holds them', () => {
    const denied = [...areas.values()].filter(({ slug, parent }) => {
      const [own, above] = [ownershipOf(slug, areas), ownershipOf(parent ?? '', areas)];
      return (above.freehold && !own.freehold) || (above.usufruct && !own.usufruct);
    });
    expect(denied.map(({ slug }) => slug)).toEqual([]);
  });
});
