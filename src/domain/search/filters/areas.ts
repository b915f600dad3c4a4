import type { Family } from '../../content/listings';
import type { Homes } from '../homes';
import { countryOfFamily } from '../kind';
import type { SearchWords } from '../searchWords';
import { fitsSites } from './fitsSites';
import { always, type Fits, type SearchFilter } from './searchFilter';

type Asked = {
  /** Slugs of places, one at least; a home in any of them fits. `qatar` and `uk` are whole countries. */
  areas: string[];
};

/** Where the homes are. An area holds all that lies in it. */
export const areas: SearchFilter<Asked> = {
  notAsked: ({ family }) => ({ areas: [countryOfFamily(family)] }),
  parameters: {},
  columns: {},
  fits: (asked, homes, words) => fitsAreas(asked.areas, homes, words),
  isOffered: always,
  isKept: always,
  shownIn: 'field',
  label: (_, { words }, slug) => words?.areas[words.areaIndex.get(slug) ?? -1]?.name ?? slug,
  each: {
    values: ({ areas, family }) => areas.filter((slug) => slug !== countryOfFamily(family)),
    without: ({ areas, family }, slug) => ({
      areas: areasOf(
        family,
        areas.filter((other) => other !== slug),
      ),
    }),
  },
  relaxed: { givesUp: 'all', label: (_, { t }) => t('results.none.everywhere') },
};

/** Slugs that are well formed, each once; the whole country when none is or when it is among them. */
export function areasOf(family: Family, slugs: readonly string[]): string[] {
  const sound = slugs.filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug));
  const whole = sound.length === 0 || sound.includes('qatar') || sound.includes('uk');
  return whole ? [countryOfFamily(family)] : [...new Set(sound)];
}

type AreaAnswer = { areas: string; words: SearchWords; fits: Fits | null };

/** The last answer for each data: every input asks several times, and seldom for another place than the one before. */
const lastAnswers = new WeakMap<Homes, AreaAnswer>();

/** Areas that are not known hold nothing; a family's own country holds all. */
function fitsAreas(slugs: readonly string[], homes: Homes, words: SearchWords): Fits | null {
  const areas = slugs.join(' ');
  const last = lastAnswers.get(homes);
  if (last?.areas === areas && last.words === words) return last.fits;
  const wanted = new Set(slugs.map((slug) => words.areaIndex.get(slug)));
  const holds = (area: number) => words.areas[area]?.chain.some((place) => wanted.has(place)) ?? false;
  const fits = fitsSites(homes, holds);
  lastAnswers.set(homes, { areas, words, fits });
  return fits;
}
