import type { Area } from '../domain/content/areas';
import type { Content } from '../domain/content/collections';
import type { ImportMapping } from '../domain/content/imports';
import { readPhoneNumber } from '../domain/forms/readPhoneNumber';
import { foldText } from '../domain/search/foldText';
import { decodeWords } from '../domain/search/searchWords';
import { encodeSearchWords } from '../generation/encodeSearchWords';
import { defaultLocale, type LocaleCode } from '../i18n/locales';
import { PlaceFinder } from './findPlace';

export type Names = Record<LocaleCode, string>;

/** The JSON of a listing, or a part of it, without the fields that it lacks. */
export type ListingJson = Record<string, unknown>;

/** The content to which homes of a feed are mapped, with lookups by the names that feeds use. */
export type ImportContext = {
  mapping: ImportMapping;
  places: PlaceFinder;
  areas: ReadonlyMap<string, Area>;
  /** Slugs of areas by the folded name that the mapping gives them. */
  renamed: ReadonlyMap<string, string>;
  /** Names of buildings by each of their names, folded. */
  buildings: ReadonlyMap<string, Names>;
  /** Slugs of off-plan projects by each of their names, folded, and by their slug. */
  projects: ReadonlyMap<string, string>;
  /** Slugs of team members by email address and phone number. */
  agents: ReadonlyMap<string, string>;
};

/**
 * Prepares the lookups.
 * @param content all content; its listings may be left out
 * @param named the names of the buildings of all listings
 */
export function importContext(
  content: Content,
  named: readonly Names[],
  mapping: ImportMapping,
): ImportContext {
  const { areas, offPlan, team } = content;
  const towers = areas.filter(({ kind }) => kind === 'tower' || kind === 'compound').map(({ name }) => name);
  return {
    mapping,
    places: new PlaceFinder(decodeWords(encodeSearchWords(content).words, defaultLocale)),
    areas: new Map(areas.map((area) => [area.slug, area])),
    renamed: new Map(mapping.areas.map(({ name, area }) => [foldText(name), area])),
    buildings: new Map(
      [...towers, ...named, ...mapping.buildings].flatMap((names) =>
        Object.values(names).map((name) => [foldText(name), names] as const),
      ),
    ),
    projects: new Map(
      offPlan.flatMap(({ slug, name }) =>
        [slug, ...Object.values(name)].map((each) => [foldText(each), slug] as const),
      ),
    ),
    agents: new Map([
      ...team.flatMap(({ slug, email, phone }) =>
        [slug, email, phone].map((contact) => [contactKey(contact), slug] as const),
      ),
      ...mapping.agents.map(({ contact, member }) => [contactKey(contact), member] as const),
    ]),
  };
}

/** The form in which email addresses and phone numbers are compared. Feeds write phone numbers without `+`. */
export function contactKey(text: string): string {
  const trimmed = text.trim().toLowerCase();
  if (!/^[+\d][\d\s().-]+$/.test(trimmed)) return trimmed;
  const number = readPhoneNumber(trimmed) ?? readPhoneNumber(`+${trimmed.replace(/^00/, '')}`);
  return number?.number ?? trimmed.replace(/\D/g, '');
}
