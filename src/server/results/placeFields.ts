import { countByArea } from '../../domain/search/facets';
import { distances } from '../../domain/search/filters/near';
import { travelLimits } from '../../domain/search/filters/travel';
import { countryOfFamily } from '../../domain/search/kind';
import { parameters } from '../../domain/search/parameters';
import { resultsFields } from '../../domain/search/readResultsForm';
import { areaOf, placeNames, type SearchArea } from '../../domain/search/searchWords';
import { stockOf } from '../../domain/search/stock';
import { travelModes } from '../../domain/search/travel';
import { formatNumber } from '../../i18n/format';
import { type Html, html } from '../html';
import type { Results } from './findResults';
import { fieldGroup, hiddenField, limitField, type Option, selectField, tickField } from './formControls';
import type { ResultsContext } from './resultsContext';

/** The search that a form shows. `today` is an ISO date. */
export type Shown = Pick<Results, 'query' | 'data' | 'words' | 'sent' | 'ownPlace'> & { today: string };
export type Field = (shown: Shown, context: ResultsContext) => Html | null;

/** The place, from a list, and further places as ticks. */
export const placeField: Field = (shown, { t, code }) => {
  const { query, words } = shown;
  const [first, ...others] = query.areas.filter((slug) => slug !== countryOfFamily(query.family));
  const chosen = first ?? (isNearInPlace(shown) ? query.near?.area : null) ?? '';
  const counts = countByArea(shown.data, words, { ...query, near: null });
  const options = areaOptions(shown, t, (area, index) => {
    const count = counts[index] ?? 0;
    return count > 0 || area.slug === chosen ? { count } : null;
  });
  const everywhere = { value: '', label: t('results.none.everywhere') };
  const { place } = resultsFields;
  const nameOf = (slug: string) => areaOf(words, slug)?.name ?? slug;
  return html`${selectField(place, t('results.nearPlace'), [everywhere, ...options], chosen, code)}${others.map((slug) => tickField(place, slug, { label: nameOf(slug) }, true, code))}`;
};

/** The distance around the place. */
export const distanceField: Field = (shown, { t, code }) => {
  const { query, words } = shown;
  const country = countryOfFamily(query.family);
  if (query.near && !isNearInPlace(shown))
    return hiddenField(parameters.near.name, parameters.near.print(query.near));
  const [only = country, ...others] = query.near ? [query.near.area] : query.areas;
  const name = areaOf(words, only)?.name ?? '';
  const isWhole = only === country || others.length > 0;
  const none = { value: '', label: isWhole ? t('results.any') : t('results.inPlaceOnly', { name }) };
  const options = distances.map((each) => ({
    value: String(each),
    label: t('common.kilometres', { value: formatNumber(each, code, 1) }),
  }));
  const chosen = String(query.near?.kilometres ?? '');
  return selectField(resultsFields.distance, t('results.nearDistance'), [none, ...options], chosen, code);
};

/** The visitor's own place, from the cities and the areas with homes, and the most minutes to it. */
export const travelFields: Field = (shown, context) => {
  const { t } = context;
  const { query, ownPlace } = shown;
  const { areas: counts } = stockOf(shown.data, shown.words);
  const places = areaOptions(shown, t, ({ slug, kind }, index) =>
    kind === 'city' || (counts[index] ?? 0) > 0 || slug === ownPlace ? {} : null,
  );
  const limits = travelModes.flatMap((mode) =>
    travelLimits.map((minutes) => ({
      value: parameters.travel.print({ minutes, mode }),
      label: `${t('results.travel.minutes', { count: minutes })}, ${t(`results.travel.mode.${mode}`)}`,
    })),
  );
  const { name, print } = parameters.travel;
  return fieldGroup(
    t('results.filter.travel'),
    [
      limitField(resultsFields.ownPlace, t('results.travel.place'), places, ownPlace, context),
      limitField(name, t('results.travel.most'), limits, print(query.travel), context),
    ],
    t('scriptless.ownPlace'),
  );
};

/**
 * Returns whether the field of the place can show the place that a distance is measured from: only if that is in the
 * country searched, and the search is not limited to other areas.
 */
function isNearInPlace({ query, words }: Shown): boolean {
  const country = countryOfFamily(query.family);
  const near = areaOf(words, query.near?.area);
  const isHere = near?.chain.includes(words.areaIndex.get(country) ?? -1) ?? false;
  return isHere && query.areas[0] === country;
}

/**
 * The areas of the country searched, in the order of their names, each with the area around it.
 * @param choose returns null to leave an area out
 */
function areaOptions(
  { query, words }: Shown,
  t: ResultsContext['t'],
  choose: (area: SearchArea, index: number) => Pick<Option, 'count'> | null,
): Option[] {
  const country = words.areaIndex.get(countryOfFamily(query.family)) ?? -1;
  return words.areas
    .flatMap((area, index) => {
      const chosen = index !== country && area.chain.includes(country) ? choose(area, index) : null;
      const label = placeNames(words, index).join(t('common.listSeparator'));
      return chosen ? [{ value: area.slug, label, ...chosen }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label));
}
