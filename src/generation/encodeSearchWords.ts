import { createHash } from 'node:crypto';
import type { Content } from '../domain/content/collections';
import type { Listing } from '../domain/content/listings';
import { ownershipOf } from '../domain/content/ownership';
import { countryOf } from '../domain/content/places';
import { areaFlags, type EncodedWords, type NameColumns } from '../domain/search/searchWords';
import { type LocaleCode, localeCodes } from '../i18n/locales';

export type SearchContent = Pick<Content, 'areas' | 'listings' | 'offPlan' | 'developments' | 'rates'>;

/** The names, and their indexes for encoding listings. */
export type WordsWithIndexes = {
  words: EncodedWords;
  areaIndex: ReadonlyMap<string, number>;
  buildingIndex: ReadonlyMap<string, number>;
  projectIndex: ReadonlyMap<string, number>;
};

type Names = { [code in LocaleCode]: string };

/** Encodes the names of all areas, buildings, projects and developers for the search. */
export function encodeSearchWords({
  areas,
  listings,
  offPlan,
  developments,
}: SearchContent): WordsWithIndexes {
  const areaIndex = new Map(areas.map((area, index) => [area.slug, index]));
  const areasBySlug = new Map(areas.map((area) => [area.slug, area]));
  const indexOf = (slug: string | null) => (slug === null ? -1 : (areaIndex.get(slug) ?? -1));
  const inBuildings = listings.filter((listing) => listing.building !== null);
  const buildings = [...new Map(inBuildings.map((listing) => [buildingKey(listing), listing])).values()];
  const projects = [
    ...offPlan.map((project) => ({ ...project, kind: 'project' as const })),
    ...developments.map((project) => ({ ...project, kind: 'development' as const })),
  ];
  const developers = [
    ...new Map(projects.map(({ developer }) => [JSON.stringify(developer), developer])).values(),
  ];
  const content: Omit<EncodedWords, 'key'> = {
    areas: {
      slug: areas.map((area) => area.slug),
      kind: areas.map((area) => area.kind),
      parent: areas.map((area) => indexOf(area.parent)),
      lat: areas.map((area) => hundredThousandths(area.point.lat)),
      lng: areas.map((area) => hundredThousandths(area.point.lng)),
      flags: areas.map(({ slug, guide }) => {
        const { freehold, usufruct } = ownershipOf(slug, areasBySlug);
        return (
          (freehold ? areaFlags.freehold : 0) |
          (usufruct ? areaFlags.usufruct : 0) |
          (countryOf(slug, areasBySlug) === 'uk' ? areaFlags.abroad : 0) |
          (guide ? areaFlags.guide : 0)
        );
      }),
      name: columns(areas.map((area) => area.name)),
      aliases: Object.fromEntries(
        areas.flatMap(({ aliases }, index) => (aliases.length > 0 ? [[index, aliases]] : [])),
      ),
    },
    buildings: {
      area: buildings.map((listing) => indexOf(listing.area)),
      name: columns(buildings.map((listing) => listing.building as Names)),
    },
    projects: {
      slug: projects.map((project) => project.slug),
      kind: projects.map((project) => project.kind),
      area: projects.map((project) => indexOf(project.area)),
      developer: projects.map(({ developer }) => developers.findIndex((known) => known.en === developer.en)),
      name: columns(projects.map((project) => project.name)),
    },
    developers: { name: columns(developers) },
  };
  const key = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  return {
    words: { key, ...content },
    areaIndex,
    buildingIndex: new Map(buildings.map((listing, index) => [buildingKey(listing), index])),
    projectIndex: new Map(projects.map((project, index) => [project.slug, index])),
  };
}

/** A key that identifies a building by its names and area; empty if a listing names no building. */
export function buildingKey({ area, building }: Pick<Listing, 'area' | 'building'>): string {
  return building ? JSON.stringify([area, building]) : '';
}

/** Converts degrees to whole hundred-thousandths, a resolution of about a metre. */
export function hundredThousandths(degrees: number): number {
  return Math.round(degrees * 1e5);
}

function columns(names: readonly Names[]): NameColumns {
  return Object.fromEntries(
    localeCodes.map((code) => [code, names.map((name) => name[code])]),
  ) as NameColumns;
}
