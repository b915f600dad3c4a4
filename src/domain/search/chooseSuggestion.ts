import { developmentPath, listingPath, offPlanPath } from '../site/paths';
import { withArea } from './activeFilters';
import { countMatches } from './fitsQuery';
import { defaultQuery, type SearchQuery } from './query';
import type { SearchData } from './searchData';
import type { SearchWords } from './searchWords';
import type { Choice } from './suggest';
import { withReading } from './withReading';

/** The result of choosing a suggestion: a changed search, or the path (without language prefix) of a page. */
export function chooseSuggestion(query: SearchQuery, choice: Choice): SearchQuery | string {
  const next = chooseName(query, choice);
  const type = 'type' in choice ? choice.type : null;
  return typeof next === 'string' || !type ? next : { ...next, type };
}

function chooseName(query: SearchQuery, choice: Choice): SearchQuery | string {
  switch (choice.kind) {
    case 'words':
      return { ...query, text: choice.text, page: 1 };
    case 'sentence':
      return withReading(query, choice.reading);
    case 'developer':
      return { ...query, text: choice.name, page: 1 };
    case 'building':
      return { ...withArea(query, choice.area), text: choice.name };
    case 'place': {
      // A place abroad is searched for the family that is offered there.
      const isHere = choice.family === query.family;
      return withArea(isHere ? query : defaultQuery(choice.family, query.purpose), choice.area);
    }
    case 'project':
      return offPlanPath(choice.slug);
    case 'development':
      return developmentPath(choice.slug);
    case 'listing':
      return listingPath(choice);
  }
}

/**
 * The number of homes that a suggestion leads to.
 * @returns null when it opens a page, or homes of another family, whose index is not loaded, or when the words of texts
 * are not, in which text is searched, too
 */
export function countChosen(
  query: SearchQuery,
  choice: Choice,
  { data, words }: { data: SearchData; words: SearchWords },
): number | null {
  const next = chooseSuggestion(query, choice);
  if (typeof next === 'string' || next.family !== data.family || next.purpose !== data.purpose) return null;
  if (choice.kind === 'sentence' && next.text !== '' && !data.texts) return null;
  return countMatches(next, data, words);
}
