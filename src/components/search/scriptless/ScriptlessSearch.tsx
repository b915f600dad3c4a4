import { furnishings } from '../../../domain/content/listingTerms';
import { countryOfFamily } from '../../../domain/search/kind';
import { kinds } from '../../../domain/search/kinds';
import { parameters, sorts } from '../../../domain/search/parameters';
import { defaultQuery } from '../../../domain/search/query';
import { nameOfKind, resultsFields, resultsParameters } from '../../../domain/search/readResultsForm';
import type { SearchContent } from '../../../domain/site/pageContent';
import { useWords } from '../../locale/useWords';
import { Button } from '../../ui/Button';
import { resultsUrl } from '../resultsUrl';
import * as styles from './ScriptlessSearch.module.css';

type Option = { value: string; label: string };

/**
 * The most common filters as a plain form, and a link to the page with all of them, for browsers without scripts: the
 * server finds the homes. It is rendered in the build only.
 */
export function ScriptlessSearch({ results }: Pick<SearchContent, 'results'>) {
  const { t, code } = useWords();
  const { family, purpose, area, type } = results ?? { ...kinds[0], area: null, type: null };
  const kind = { family: family ?? 'residential', purpose: purpose ?? 'rent' };
  const country = countryOfFamily(kind.family);
  const query = { ...defaultQuery(kind.family, kind.purpose), areas: [area ?? country], type };
  const all = new URLSearchParams([[resultsFields.filters, 'all'], ...resultsParameters(query, code)]);
  const any = { value: '', label: t('results.any') };
  const places = [
    ...(area && area !== country ? [{ value: area, label: results?.areaName ?? area }] : []),
    { value: '', label: t('results.none.everywhere') },
    ...(results?.surroundings.areas ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  const types = (results?.surroundings.types ?? []).map((each) => ({
    value: each.type,
    label: t(`search.types.${each.type}`),
  }));
  const cards = results?.cards ?? [];
  const select = (name: string, label: string, options: readonly Option[], chosen = '') => (
    <p className={styles.field}>
      <label htmlFor={`scriptless-${name}`}>{label}</label>
      <select id={`scriptless-${name}`} name={name} defaultValue={chosen}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
  const input = (name: string, label: string, inputMode: 'numeric' | 'text', placeholder: string) => (
    <p className={styles.field}>
      <label htmlFor={`scriptless-${name}`}>{label}</label>
      <input id={`scriptless-${name}`} name={name} inputMode={inputMode} placeholder={placeholder} />
    </p>
  );
  const price = t('results.filter.price');
  return (
    <form action={resultsUrl} className={styles.form} aria-label={t('common.search')}>
      <input type="hidden" name={resultsFields.scripts} value="off" />
      <input type="hidden" name={resultsFields.language} value={code} />
      {input(resultsFields.typed, t('search.where'), 'text', t('search.wherePlaceholder'))}
      {results ? (
        <input type="hidden" name={resultsFields.kind} value={nameOfKind(kind)} />
      ) : (
        select(
          resultsFields.kind,
          t('search.kind'),
          kinds.map((each) => ({
            value: nameOfKind(each),
            label: t(`search.kind.${each.family}.${each.purpose}`),
          })),
          nameOfKind(kind),
        )
      )}
      {results && (
        <>
          {select(resultsFields.place, t('results.nearPlace'), places, area === country ? '' : (area ?? ''))}
          {select(resultsFields.type, t('results.filter.type'), [any, ...types], type ?? '')}
          {input(
            parameters.minPrice.name,
            `${price}: ${t('results.from')}`,
            'numeric',
            t('results.noMinimum'),
          )}
          {input(
            parameters.maxPrice.name,
            `${price}: ${t('results.upTo')}`,
            'numeric',
            t('results.noMaximum'),
          )}
          {cards.some(({ bedrooms }) => bedrooms !== null) &&
            select(parameters.minBedrooms.name, t('results.filter.bedrooms'), [
              any,
              ...[1, 2, 3, 4, 5].map((count) => ({
                value: String(count),
                label: t('results.orMore', { count }),
              })),
            ])}
          {cards.some(({ furnished }) => furnished !== null) &&
            select(parameters.furnished.name, t('results.filter.furnished'), [
              any,
              ...furnishings.map((value) => ({ value, label: t(`listings.furnished.${value}`) })),
            ])}
          {select(
            parameters.sort.name,
            t('results.sort'),
            sorts.map((value) => ({ value, label: t(`results.sort.${value}`) })),
            query.sort,
          )}
        </>
      )}
      <p className={styles.send}>
        <Button type="submit">{t('search.submit')}</Button>
        <a href={`${resultsUrl}?${all}`}>{t('results.moreFilters')}</a>
      </p>
      {results && <p className={styles.note}>{t('results.scriptless')}</p>}
    </form>
  );
}
