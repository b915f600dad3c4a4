import { crossedRanges } from '../../domain/search/crossedRanges';
import { filterLabel } from '../../domain/search/filterLabels';
import { countMatches } from '../../domain/search/fitsQuery';
import type { SearchQuery } from '../../domain/search/query';
import { isReference } from '../../domain/search/references';
import { areaOf } from '../../domain/search/searchWords';
import { nearestAreas, nearestTypes } from '../../domain/search/unknownNames';
import { formatNumber } from '../../i18n/format';
import { type Html, html } from '../html';
import type { Results } from './findResults';
import type { ResultsContext } from './resultsContext';

/** A link to a search with the number of its homes; null if that is not known. */
export type CountedLink = { label: string; query: SearchQuery; count: number | null };

/** Links side by side, each with the number of homes that it leads to. */
export function countedLinks(links: readonly CountedLink[], { code, resultsUrl }: ResultsContext): Html {
  return html`<p class="pills">${links.map(
    ({ label, query, count }) =>
      html`<a href="${resultsUrl(query)}">${label}${count !== null && html` <small>${formatNumber(count, code)}</small>`}</a>`,
  )}</p>`;
}

/** Notes on how the search was understood, as `SearchNotes` on the site has them. */
export function resultsNotes(results: Results, context: ResultsContext): Html | null {
  const { query, data, words, unknown, guesses, ownPlace } = results;
  const { t } = context;
  const linkTo = (label: string, next: SearchQuery): CountedLink => {
    const isHere = next.family === data.family && next.purpose === data.purpose;
    return { label, query: next, count: isHere ? countMatches(next, data, words) : null };
  };
  const note = (text: string, links: CountedLink[]) =>
    html`<p>${text} ${links.length > 0 && t('results.didYouMean')}</p>${links.length > 0 && countedLinks(links, context)}`;
  const nameOf = (slug: string) => areaOf(words, slug)?.name ?? slug;
  const notes = [
    ...(unknown?.areas ?? []).map((name) =>
      note(
        t('results.unknownArea', { name }),
        nearestAreas(data, words, name).map((slug) =>
          linkTo(nameOf(slug), { ...query, areas: [slug], page: 1 }),
        ),
      ),
    ),
    ...(unknown?.type
      ? [
          note(
            t('results.unknownType', { name: unknown.type }),
            nearestTypes(data, words, query, unknown.type).map((type) =>
              linkTo(t(`search.types.${type}`), { ...query, type, page: 1 }),
            ),
          ),
        ]
      : []),
    ...(unknown?.filters ?? []).map(
      (name) => html`<p>${t('results.unreadFilter', { filter: t(`results.filter.${name}`) })}</p>`,
    ),
    ...crossedRanges(query).map(
      ({ name, swapped }) =>
        html`<p>${t('results.crossedFilter', { filter: t(`results.filter.${name}`) })}</p>${countedLinks([linkTo(filterLabel(swapped, name, null, context), swapped)], context)}`,
    ),
    ...(guesses.length > 0
      ? [
          note(
            '',
            guesses.map(({ guess, query: meant }) =>
              linkTo(t('search.readAs', { typed: guess.typed, name: guess.name }), meant),
            ),
          ),
        ]
      : []),
    ...(query.travel && !ownPlace ? [html`<p>${t('scriptless.noPlace')}</p>`] : []),
    ...(query.text !== '' && !isReference(query.text)
      ? [html`<p>${t('results.textNote', { text: query.text })}</p>`]
      : []),
  ];
  return notes.length > 0 ? html`<div class="notes">${notes}</div>` : null;
}
