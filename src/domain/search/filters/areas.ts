import type { Family } from '../../content/listings';
import type { Homes } from '../homes';
import { countryOfFamily } from '../kind';
import type { SearchWords } from '../searchWords';
import { areaOf } from '../searchWords';
import { fitsSites } from './fitsSites';
import { always, type Fits, type SearchFilter } from './searchFilter';

type Asked = {
  /** Slugs of areas, at least one. Homes in any of them match. `qatar` and `uk` are whole countries. */
  areas: string[];
};

/** The areas of the homes. An area includes the areas inside it. */
export const areas: SearchFilter<Asked> = {
  notAsked: ({ family }) => ({ areas: [countryOfFamily(family)] }),
  parameters: {},
  columns: {},
  fits: (asked, homes, words) => fitsAreas(asked.areas, homes, words),
  isOffered: always,
  isKept: always,
  shownIn: 'field',
  label: (_, { words }, slug) => (words && areaOf(words, slug))?.name ?? slug,
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

/** Returns the well-formed slugs, each once, or the whole country if there are none or if it is among them. */
export function areasOf(family: Family, slugs: readonly string[]): string[] {
  const sound = slugs.filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug));
  const whole = sound.length === 0 || sound.includes('qatar') || sound.includes('uk');
  return whole ? [countryOfFamily(family)] : [...new Set(sound)];
}

type AreaAnswer = { areas: string; words: SearchWords; fits: Fits | null };

/** Caches the last result of each index, because every input asks several times, usually for the same areas. */
const lastAnswers = new WeakMap<Homes, AreaAnswer>();

/** Unknown areas match nothing. The country of the family matches everything. */
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
