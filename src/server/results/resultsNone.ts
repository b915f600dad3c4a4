import { activeFilters } from '../../domain/search/activeFilters';
import { changeKind } from '../../domain/search/changeKind';
import { relaxedLabel } from '../../domain/search/filterLabels';
import { countMatches } from '../../domain/search/fitsQuery';
import { kinds } from '../../domain/search/kinds';
import { nearbyAreas } from '../../domain/search/nearbyAreas';
import { withOfferedFilters } from '../../domain/search/offeredFilters';
import { defaultQuery } from '../../domain/search/query';
import { relax } from '../../domain/search/relax';
import { search } from '../../domain/search/search';
import { dataName } from '../../domain/search/searchFiles';
import { formatNumber } from '../../i18n/format';
import type { Stock } from '../alerts/readStock';
import { type Html, html } from '../html';
import type { Results } from './findResults';
import type { ResultsContext } from './resultsContext';
import { resultsHomes } from './resultsHomes';
import { type CountedLink, countedLinks } from './resultsNotes';

/**
 * What the page shows when no home matches, as `NoResults` on the site: filters to relax, places nearby and the same
 * text among other homes, each with the number of homes, and homes of the place.
 */
export function resultsNone(results: Results, stock: Stock, context: ResultsContext): Html {
  const { query, data, words } = results;
  const { t, code } = context;
  const ways = relax(data, words, query)
    .slice(0, 5)
    .map(({ name, value, query: wider, total }) => ({
      label: relaxedLabel(query, name, value, context),
      query: wider,
      count: total,
    }));
  const near = nearbyAreas(data, words, query, 6).map(({ name, distance, query: there, count }) => ({
    label: t('results.distance', {
      name,
      distance: t('common.kilometres', { value: formatNumber(distance, code, 1) }),
    }),
    query: there,
    count,
  }));
  return html`<div class="none">
<section><h2>${t('results.none.title')}</h2><p>${t('results.none.text')}</p></section>
${linkSection(t('results.none.relax'), ways, context)}
${linkSection(t('results.none.near'), near, context)}
${linkSection(t('results.none.elsewhere'), sameTextElsewhere(results, stock, context), context)}
${activeFilters(query).length > 0 && showcase(results, stock, context)}
</div>`;
}

function linkSection(title: string, links: readonly CountedLink[], context: ResultsContext): Html | null {
  return links.length > 0 ? html`<section><h2>${title}</h2>${countedLinks(links, context)}</section>` : null;
}

/** The same text among the homes of the other families and purposes. */
function sameTextElsewhere({ query, words }: Results, stock: Stock, { t }: ResultsContext): CountedLink[] {
  if (query.text === '') return [];
  return kinds.flatMap((kind) => {
    const data = stock.data.get(dataName(kind));
    if (!data || (kind.family === query.family && kind.purpose === query.purpose)) return [];
    const same = { ...changeKind(query, kind.family, kind.purpose), text: query.text };
    const there = withOfferedFilters(same, data);
    const count = countMatches(there, data, words);
    const label = t(`search.kind.${kind.family}.${kind.purpose}`);
    return count > 0 ? [{ label, query: there, count }] : [];
  });
}

/** Homes of the searched place, or of any. */
function showcase({ query, data, words }: Results, stock: Stock, context: ResultsContext): Html | null {
  const plain = defaultQuery(query.family, query.purpose);
  const inPlace = search(data, words, { ...plain, areas: query.areas });
  const { indexes } = inPlace.total > 0 ? inPlace : search(data, words, plain);
  if (indexes.length === 0) return null;
  return html`<section><h2>${context.t('results.none.showcase')}</h2>${resultsHomes(indexes.slice(0, 6), data, stock, context, 3)}</section>`;
}
