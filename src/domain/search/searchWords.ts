import type { LocaleCode } from '../../i18n/locales';
import type { Area } from '../content/areas';
import type { Point } from '../content/fields';

/** One column of names a language, all of one length. */
export type NameColumns = { [code in LocaleCode]: string[] };

/** Names that the search knows, of all families and in all languages, as they travel: column by column. */
export type EncodedWords = {
  /** Tells one build's words from another's; the search data that belong to them carry it too. */
  key: string;
  areas: {
    slug: string[];
    kind: Area['kind'][];
    /** Index of the area that holds it; -1 for a country. */
    parent: number[];
    /** Hundred-thousandths of a degree. */
    lat: number[];
    lng: number[];
    /** Sum of `areaFlags`. */
    flags: number[];
    name: NameColumns;
    /** What people also call an area, by its index; most have nothing. */
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

/** What is so of an area, as bits. What is not known counts as no. */
export const areaFlags = { freehold: 1, usufruct: 2, abroad: 4, guide: 8 } as const;

/** An off-plan project has its page at /offplan/{slug}/, a finished development at /{slug}/. */
export type ProjectKind = 'project' | 'development';

/** A name in the reader's language, with all languages' names for finding it. */
export type Named = { name: string; names: string[] };

export type SearchArea = Named & {
  slug: string;
  kind: Area['kind'];
  parent: number;
  point: Point;
  /** May people who are not Qatari own freehold here, by the area's own flag or its parents'? Also true abroad. */
  freehold: boolean;
  /** May they hold a 99-year usufruct here? */
  usufruct: boolean;
  /** True when there is a guide to it at /buy/community-guides/{slug}/. */
  hasGuide: boolean;
  /** Indexes of itself and all that hold it, itself first, its country last. */
  chain: number[];
};
export type SearchBuilding = Named & { area: number };
export type SearchProject = Named & { slug: string; kind: ProjectKind; area: number; developer: number };

/** The names for one language's reader; search data refer to them by index. */
export type SearchWords = {
  key: string;
  areas: SearchArea[];
  /** Index of an area by its slug. */
  areaIndex: ReadonlyMap<string, number>;
  buildings: SearchBuilding[];
  projects: SearchProject[];
  developers: Named[];
};

/** Unpacks the names for a reader. */
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
    buildings: buildings.area.map((area, index) => ({ ...named(buildings.name, index), area })),
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

/** Ends at the country, and rather than go in circles. */
function chainOf(index: number, parents: readonly number[]): number[] {
  const chain: number[] = [];
  for (let at = index; at >= 0 && !chain.includes(at); at = parents[at] ?? -1) chain.push(at);
  return chain;
}

/**
 * Names of the places that hold a home, in the reader's language, the smallest first, two at most. A country is named
 * only when there is nothing smaller.
 */
export function placeNames(words: SearchWords, area: number): string[] {
  const chain = (words.areas[area]?.chain ?? []).map((index) => words.areas[index] as SearchArea);
  const within = chain.filter((place, depth) => depth === 0 || place.kind !== 'country');
  return within.slice(0, 2).map((place) => place.name);
}
