import { defaultLocale, type LocaleCode } from '../../i18n/locales';
import type { Area } from '../content/areas';
import type { Point } from '../content/fields';

/** A column of names for each language, all of the same length. */
export type NameColumns = { [code in LocaleCode]: string[] };

/** The encoded names of all families in all languages, stored by column. */
export type EncodedWords = {
  /** Identifies the words of a build. Search data contain the key of the words to which they belong. */
  key: string;
  areas: {
    slug: string[];
    kind: Area['kind'][];
    /** Index of the parent area; -1 for a country. */
    parent: number[];
    /** Hundred-thousandths of a degree. */
    lat: number[];
    lng: number[];
    /** Sum of `areaFlags`. */
    flags: number[];
    name: NameColumns;
    /** Aliases by area index. */
    aliases: Record<number, string[]>;
  };
  buildings: { area: number[]; name: NameColumns };
  projects: {
    slug: string[];
    kind: ProjectKind[];
    area: number[];
    developer: number[];
    name: NameColumns;
  };
  developers: { name: NameColumns };
};

/** Properties of an area as bits. Unknown properties are not set. */
export const areaFlags = { freehold: 1, usufruct: 2, abroad: 4, guide: 8 } as const;

/** The page of an off-plan project is /offplan/{slug}/, that of a finished development /{slug}/. */
type ProjectKind = 'project' | 'development';

/** A name in the reader's language, and the names in all languages for the text search. */
type Named = { name: string; names: string[] };

export type SearchArea = Named & {
  slug: string;
  kind: Area['kind'];
  parent: number;
  point: Point;
  /** True if non-Qataris can own freehold here, by the flag of the area or a parent. Also true abroad. */
  freehold: boolean;
  /** True if non-Qataris can hold a 99-year usufruct here. */
  usufruct: boolean;
  /** True if there is a guide at /buy/community-guides/{slug}/. */
  hasGuide: boolean;
  /** Indexes of the area and its ancestors, the country last. */
  chain: number[];
};
type SearchBuilding = Named & {
  area: number;
  /** The name in the default language, of which slugs are made. */
  defaultName: string;
};
type SearchProject = Named & { slug: string; kind: ProjectKind; area: number; developer: number };

/** The decoded names in one language. Search data refer to them by index. */
export type SearchWords = {
  key: string;
  areas: SearchArea[];
  /** Area index by slug. */
  areaIndex: ReadonlyMap<string, number>;
  buildings: SearchBuilding[];
  projects: SearchProject[];
  developers: Named[];
};

/** Decodes the names for one language. */
export function decodeWords(encoded: EncodedWords, code: LocaleCode): SearchWords {
  const { areas, buildings, projects, developers } = encoded;
  const named = (columns: NameColumns, index: number): Named => ({
    name: columns[code][index] ?? '',
    names: Object.values(columns).map((column) => column[index] ?? ''),
  });
  return {
    key: encoded.key,
    areas: areas.slug.map((slug, index) => {
      const flags = areas.flags[index] ?? 0;
      const { name, names } = named(areas.name, index);
      return {
        name,
        names: [...names, ...(areas.aliases[index] ?? [])],
        slug,
        kind: areas.kind[index] ?? 'district',
        parent: areas.parent[index] ?? -1,
        point: { lat: (areas.lat[index] ?? 0) / 1e5, lng: (areas.lng[index] ?? 0) / 1e5 },
        freehold: (flags & (areaFlags.freehold | areaFlags.abroad)) > 0,
        usufruct: (flags & areaFlags.usufruct) > 0,
        hasGuide: (flags & areaFlags.guide) > 0,
        chain: chainOf(index, areas.parent),
      };
    }),
    areaIndex: new Map(areas.slug.map((slug, index) => [slug, index])),
    buildings: buildings.area.map((area, index) => ({
      ...named(buildings.name, index),
      area,
      defaultName: buildings.name[defaultLocale][index] ?? '',
    })),
    projects: projects.slug.map((slug, index) => ({
      ...named(projects.name, index),
      slug,
      kind: projects.kind[index] ?? 'project',
      area: projects.area[index] ?? -1,
      developer: projects.developer[index] ?? -1,
    })),
    developers: developers.name[code].map((_, index) => named(developers.name, index)),
  };
}

/** Returns the area with a slug, or undefined if there is none or none is asked for. */
export function areaOf({ areas, areaIndex }: SearchWords, slug: string | null | undefined) {
  return areas[areaIndex.get(slug ?? '') ?? -1];
}

/** The indexes of an area and its ancestors. Stops at a cycle. */
function chainOf(index: number, parents: readonly number[]): number[] {
  const chain: number[] = [];
  for (let at = index; at >= 0 && !chain.includes(at); at = parents[at] ?? -1) chain.push(at);
  return chain;
}

/**
 * Names of the area of a home and its parent in the reader's language, smallest first. A country is included only if it
 * is the area itself.
 */
export function placeNames(words: SearchWords, area: number): string[] {
  const chain = (words.areas[area]?.chain ?? []).map((index) => words.areas[index] as SearchArea);
  const within = chain.filter((place, depth) => depth === 0 || place.kind !== 'country');
  return within.slice(0, 2).map((place) => place.name);
}
