import { activeFilters, clearFilters } from '../../domain/search/activeFilters';
import { changeKind } from '../../domain/search/changeKind';
import { filterLabel } from '../../domain/search/filterLabels';
import { kinds } from '../../domain/search/kinds';
import { pageNumbers } from '../../domain/search/pageNumbers';
import { parameters, sorts } from '../../domain/search/parameters';
import { printQuery, type SearchQuery } from '../../domain/search/query';
import { queryTitle } from '../../domain/search/queryTitle';
import { nameOfKind, resultsFields } from '../../domain/search/readResultsForm';
import { formatNumber } from '../../i18n/format';
import { getLocale, locales } from '../../i18n/locales';
import type { Stock } from '../alerts/readStock';
import { type Html, html, trusted } from '../html';
import type { Site } from '../openSite';
import { filterFields } from './filterFields';
import type { Results } from './findResults';
import { hiddenField } from './formControls';
import type { ResultsContext } from './resultsContext';
import { resultsHomes } from './resultsHomes';
import { resultsNone } from './resultsNone';
import { resultsNotes } from './resultsNotes';
import { fontFaces, resultsStyle } from './resultsStyle';

const formId = 'search';

/** Renders the page of results for browsers without scripts: the homes, and a form with all filters. */
export function resultsPage(
  results: Results,
  stock: Stock,
  context: ResultsContext,
  fonts: Site['fonts'],
): string {
  const { t, code, pageUrl } = context;
  const { query, data, result } = results;
  const heading = queryTitle(query, results.words, context);
  const title = query.page > 1 ? t('results.titleOnPage', { title: heading, page: query.page }) : heading;
  const today = stock.made;
  const fields = filterFields({ ...results, today }, context);
  return html`<!doctype html>
<html lang="${code}" dir="${getLocale(code).dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${context.site}/favicon-32x32.png" type="image/png">
<style>${trusted(fontFaces(fonts) + resultsStyle)}</style>
</head>
<body>
<a class="skip" href="#results">${t('common.skipToContent')}</a>
${siteHeader(query, context)}
<main>
<div class="top">
<h1>${title}</h1>
<nav aria-label="${t('search.kind')}" class="pills">${kinds.map((kind) => {
    const isHere = nameOfKind(kind) === nameOfKind(query);
    const next = isHere ? query : changeKind(query, kind.family, kind.purpose);
    return html`<a href="${context.resultsUrl(next)}"${isHere && html` aria-current="page"`}>${t(`search.kind.${kind.family}.${kind.purpose}`)}</a>`;
  })}</nav>
<search class="typed"><p class="field"><label for="f-q">${t('search.where')}</label><input id="f-q" name="${resultsFields.typed}" form="${formId}" maxlength="80" placeholder="${t('search.wherePlaceholder')}"></p><button form="${formId}">${t('search.submit')}</button></search>
${resultsNotes(results, context)}
${chips(results, context)}
</div>
<div class="bar" id="results">
<p class="count" role="status">${t('search.count', { count: result.total })}<a class="to-filters" href="#filters">${t('results.allFilters')}</a></p>
${result.total > 1 && sortLinks(query, context)}
</div>
<div>
${result.total > 0 ? resultsHomes(result.indexes, data, stock, context) : resultsNone(results, stock, context)}
${pageLinks(results, context)}
</div>
<section class="filters" id="filters" aria-label="${t('results.allFilters')}">
<form id="${formId}">
${hiddenField(resultsFields.scripts, 'off')}${hiddenField(resultsFields.language, code)}${hiddenField(resultsFields.kind, nameOfKind(query))}${query.sort !== 'recent' && hiddenField(parameters.sort.name, query.sort)}
${fields}
<p><button>${t('search.submit')}</button></p>
</form>
</section>
</main>
<footer><div><a href="${pageUrl('/')}">${t('common.home')}</a><a href="${pageUrl('/contact/')}">${t('common.talk')}</a><a href="${pageUrl(printQuery(query))}">${t('scriptless.fullSite')}</a></div></footer>
</body>
</html>
`.text;
}

function siteHeader(query: SearchQuery, { t, code, site, pageUrl, resultsUrl }: ResultsContext): Html {
  const { logo } = getLocale(code);
  const others = locales.filter((locale) => locale.code !== code);
  return html`<header><div class="row"><a href="${pageUrl('/')}"><picture><source srcset="${site}${logo}-white.svg" media="(prefers-color-scheme: dark)"><img src="${site}${logo}.svg" alt="${t('common.homeOf', { name: 'Safa Bay' })}" width="152" height="40"></picture></a>
<div>${others.map((other) => html`<a href="${resultsUrl(query, other.code)}" hreflang="${other.hrefLang}" lang="${other.code}" dir="${other.dir}">${other.name}</a>`)}</div></div></header>`;
}

/** What was understood: links that take one filter away. */
function chips({ query }: Results, context: ResultsContext): Html | null {
  const { t, resultsUrl } = context;
  const active = activeFilters(query);
  if (active.length === 0) return null;
  return html`<nav aria-label="${t('results.activeFilters')}" class="pills chips">${active.map(
    ({ name, value, without }) => {
      const label = filterLabel(query, name, value, context);
      return html`<a href="${resultsUrl(without)}" aria-label="${t('search.remove', { name: label })}">${label} <span aria-hidden="true">×</span></a>`;
    },
  )}<a class="clear" href="${resultsUrl(clearFilters(query))}">${t('results.clearAll')}</a></nav>`;
}

function sortLinks(query: SearchQuery, { t, resultsUrl }: ResultsContext): Html {
  return html`<nav aria-label="${t('results.sort')}" class="pills">${sorts.map(
    (sort) =>
      html`<a href="${resultsUrl({ ...query, sort, page: 1 })}"${sort === query.sort && html` aria-current="true"`}>${t(`results.sort.${sort}`)}</a>`,
  )}</nav>`;
}

function pageLinks({ query, result }: Results, { t, code, resultsUrl }: ResultsContext): Html | null {
  const { page, pages } = result;
  if (pages < 2) return null;
  const to = (number: number) => resultsUrl({ ...query, page: number });
  return html`<nav aria-label="${t('results.pages')}" class="pages">${page > 1 && html`<a href="${to(page - 1)}" rel="prev">${t('results.previous')}</a>`}<ol role="list">${pageNumbers(
    page,
    pages,
  ).map((number) =>
    number === null
      ? html`<li><span>…</span></li>`
      : html`<li><a href="${to(number)}" aria-label="${t('results.page', { page: number })}"${number === page && html` aria-current="page"`}>${formatNumber(number, code)}</a></li>`,
  )}</ol>${page < pages && html`<a href="${to(page + 1)}" rel="next">${t('results.next')}</a>`}</nav>`;
}
