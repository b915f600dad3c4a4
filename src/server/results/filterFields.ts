import { furnishings } from '../../domain/content/listingTerms';
import { countByType } from '../../domain/search/facets';
import { featureCounts } from '../../domain/search/featureCounts';
import { filterLabel } from '../../domain/search/filterLabels';
import { completionYears } from '../../domain/search/filters/completion';
import { featureKey } from '../../domain/search/filters/features';
import type { FilterName } from '../../domain/search/filters/filters';
import { residencyLevels, residencyPrice } from '../../domain/search/filters/residency';
import { countMatches } from '../../domain/search/fitsQuery';
import { offeredFilters } from '../../domain/search/offeredFilters';
import { parameters } from '../../domain/search/parameters';
import { unreadFields } from '../../domain/search/query';
import { resultsFields } from '../../domain/search/readResultsForm';
import { formatPrice } from '../../i18n/format';
import { type Html, html } from '../html';
import { fieldGroup, limitField, numberField, type Option, tickField } from './formControls';
import { distanceField, type Field, placeField, type Shown, travelFields } from './placeFields';
import type { ResultsContext } from './resultsContext';

/** Returns the fields of all filters that are offered for the kind of homes, with the values of the search. */
export function filterFields(shown: Shown, context: ResultsContext): Html[] {
  const offered = offeredFilters(shown.query, shown.data);
  return order.filter((name) => offered.has(name)).map((name) => html`${fields[name](shown, context)}`);
}

const tick =
  (name: FilterName, field: 'billsIncluded' | 'petsAllowed' | 'ownable', hint: string): Field =>
  ({ query, data, words }, { t, code }) =>
    tickField(
      parameters[field].name,
      'yes',
      {
        label: t(`results.filter.${name}`),
        count: countMatches({ ...query, [field]: true, page: 1 }, data, words),
      },
      query[field],
      code,
      t(hint),
    );

/** A filter that no field of the form asks for: a ticked box keeps its value, and can be cleared. */
const kept =
  (field: 'text' | 'bounds' | 'shape'): Field =>
  ({ query }, context) => {
    const { name, print } = parameters[field];
    const value = field === 'text' ? query.text : print(query[field] as never);
    if (value === '') return null;
    return tickField(name, value, { label: filterLabel(query, field, null, context) }, true, context.code);
  };

const fields: Readonly<Record<FilterName, Field>> = {
  areas: placeField,
  near: distanceField,
  text: kept('text'),
  type: ({ query, data, words }, context) => {
    const { t } = context;
    const counted = countByType(data, words, query);
    const isCounted = query.type === null || counted.some(({ type }) => type === query.type);
    const types = isCounted || !query.type ? counted : [...counted, { type: query.type, count: 0 }];
    const options = types.map(({ type, count }) => ({
      value: type,
      label: t(`search.types.${type}`),
      count,
    }));
    return limitField(resultsFields.type, t('results.filter.type'), options, query.type, context);
  },
  price: (shown, { t }) => {
    const { query } = shown;
    const currency = t(query.family === 'new-homes' ? 'results.pounds' : 'results.riyals');
    const unit = query.purpose === 'rent' ? `${currency} ${t('common.perMonth')}` : currency;
    return range('price', unit, shown, t);
  },
  size: (shown, { t }) => range('size', t('results.squareMetres'), shown, t),
  bedrooms: ({ query }, context) => {
    const { t } = context;
    const options = [
      { value: '0', label: t('listings.studio') },
      ...numbers([1, 2, 3, 4, 5, 6], query.minBedrooms, query.maxBedrooms),
    ];
    const select = (field: 'minBedrooms' | 'maxBedrooms', label: string) =>
      limitField(parameters[field].name, label, options, query[field], context);
    return fieldGroup(t('results.filter.bedrooms'), [
      select('minBedrooms', t('results.from')),
      select('maxBedrooms', t('results.upTo')),
    ]);
  },
  bathrooms: ({ query }, context) => {
    const { t } = context;
    const { minBathrooms: least } = query;
    const options = numbers([1, 2, 3, 4, 5], least).map(({ value }) => ({
      value,
      label: t('results.orMore', { count: Number(value) }),
    }));
    const { name } = parameters.minBathrooms;
    return limitField(name, t('results.filter.bathrooms'), options, least, context);
  },
  furnished: ({ query }, context) => {
    const { t } = context;
    const options = furnishings.map((value) => ({ value, label: t(`listings.furnished.${value}`) }));
    const { name } = parameters.furnished;
    return limitField(name, t('results.filter.furnished'), options, query.furnished, context);
  },
  bills: tick('bills', 'billsIncluded', 'results.filter.billsHint'),
  pets: tick('pets', 'petsAllowed', 'results.filter.petsHint'),
  ownable: tick('ownable', 'ownable', 'results.filter.ownableHint'),
  residency: ({ query, data, words }, context) => {
    const { t, code } = context;
    const options = residencyLevels.map((level) => ({
      value: level,
      label: t(`results.residencyFrom.${level}`, {
        price: formatPrice(residencyPrice(data, level) ?? 0, 'QAR', code),
      }),
      count: countMatches({ ...query, residency: level }, data, words),
    }));
    const { name } = parameters.residency;
    const label = t('results.filter.residency');
    const hints = [
      t('results.filter.residencyHint'),
      ...(query.family === 'off-plan' ? [t('results.filter.residencyUnfinished')] : []),
    ];
    return html`${limitField(name, label, options, query.residency, context)}<p class="hint">${hints.join(' ')}</p>`;
  },
  completion: ({ query, data, today }, context) => {
    const { t } = context;
    const years = completionYears(data, today);
    const all = query.completion && !years.includes(query.completion) ? [query.completion, ...years] : years;
    const options = all.map((year) => ({ value: String(year), label: t('results.byYear', { year }) }));
    const { name } = parameters.completion;
    return limitField(name, t('results.filter.completion'), options, query.completion, context);
  },
  travel: travelFields,
  features: ({ query, data, words }, { t, code }) => {
    const counted = featureCounts(data, words, query);
    const ticks = counted.map(({ feature, count }) => {
      const label = { label: t(featureKey(feature)), count };
      return tickField(parameters.features.name, feature, label, query.features.includes(feature), code);
    });
    const label = t('results.filter.features');
    return html`<details${query.features.length > 0 && html` open`}><summary>${label}</summary>${fieldGroup(label, ticks)}</details>`;
  },
  offMarket: ({ query }, { t, code }) =>
    tickField(
      parameters.includeOffMarket.name,
      'yes',
      { label: t(`results.filter.offMarket.${query.purpose}`) },
      query.includeOffMarket,
      code,
    ),
  bounds: kept('bounds'),
  shape: kept('shape'),
};

/** The order of the fields: those of the first dialogs of the site first. */
const order: readonly FilterName[] = [
  ...(['areas', 'near', 'text', 'type', 'price', 'bedrooms', 'bathrooms', 'size', 'furnished'] as const),
  ...(['bills', 'pets', 'ownable', 'residency', 'completion', 'features', 'travel', 'offMarket'] as const),
  ...(['bounds', 'shape'] as const),
];

/** Fields for a range. A value that cannot be read stays in its field, with a message. */
function range(name: 'price' | 'size', unit: string, { query, sent }: Shown, t: ResultsContext['t']): Html {
  const fields = name === 'price' ? (['minPrice', 'maxPrice'] as const) : (['minSize', 'maxSize'] as const);
  const [from, to] = [query[fields[0]], query[fields[1]]];
  const unread = unreadFields(sent.toString());
  const controls = fields.map((field, index) => {
    const parameter = parameters[field].name;
    const label = t(index === 0 ? 'results.from' : 'results.upTo');
    const hint = t(index === 0 ? 'results.noMinimum' : 'results.noMaximum');
    const isUnread = unread.includes(field);
    const value = isUnread ? (sent.get(parameter) ?? '').slice(0, 20) : query[field];
    return numberField(parameter, label, hint, value, isUnread ? t('results.notAnAmount') : null);
  });
  const isCrossed = from !== null && to !== null && from > to;
  return fieldGroup(
    `${t(`results.filter.${name}`)} (${unit})`,
    controls,
    isCrossed ? t('results.crossed') : null,
  );
}

/** Numbers to choose from, with those that are asked for. */
function numbers(offered: readonly number[], ...asked: readonly (number | null)[]): Option[] {
  const all = new Set([...offered, ...asked.filter((each) => each !== null && each > 0)] as number[]);
  return [...all].sort((a, b) => a - b).map((each) => ({ value: String(each), label: String(each) }));
}
