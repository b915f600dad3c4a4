import type { ListingSummary } from '../../domain/content/listingSummary';
import { isOnMarket } from '../../domain/content/listingTerms';
import { varyPictures } from '../../domain/content/varyPictures';
import { type PictureTable, pictureOf } from '../../domain/search/pictureTable';
import type { SearchData } from '../../domain/search/searchData';
import { picturesAt, summaryAt } from '../../domain/search/summaryAt';
import { listingHeading } from '../../domain/site/listingHeading';
import { listingPath } from '../../domain/site/paths';
import { type PictureView, pictureAddress, pictureSrcSet } from '../../domain/site/pictureView';
import { formatNumber, formatPrice, isolate } from '../../i18n/format';
import type { Stock } from '../alerts/readStock';
import { type Html, html } from '../html';
import type { ResultsContext } from './resultsContext';

/** The homes at these indexes of the search data as a list, with what a row of the site's results shows. */
export function resultsHomes(
  indexes: readonly number[],
  data: SearchData,
  stock: Pick<Stock, 'pictures' | 'homes'>,
  context: ResultsContext,
  level: 2 | 3 = 2,
): Html {
  const files = varyPictures(indexes.map((index) => ({ gallery: picturesAt(data, index) })));
  const rows = indexes.map((index, at) => {
    const summary = summaryAt(data, context.words, index);
    const permit = stock.homes.get(summary.reference)?.permit ?? null;
    return homeRow(summary, pictureAt(stock.pictures, files[at] ?? '', context), permit, context, level);
  });
  return html`<ul class="homes" role="list">${rows}</ul>`;
}

function homeRow(
  home: ListingSummary,
  picture: PictureView | null,
  permit: string | null,
  { t, code, pageUrl }: ResultsContext,
  level: 2 | 3,
): Html {
  const { bedrooms, bathrooms, size, price, status, furnished, completion, family, building, place } = home;
  const where = [building, ...place].filter(Boolean).slice(0, 3).join(t('common.listSeparator'));
  const facts = [
    bedrooms && t('listings.bedrooms', { count: bedrooms }),
    bathrooms && t('listings.bathrooms', { count: bathrooms }),
    t('listings.squareMetres', { size: formatNumber(size, code) }),
    furnished && t(`listings.furnished.${furnished}`),
    family !== 'residential' && completion && t('listings.completes', { date: completion.slice(0, 4) }),
    permit && t('listings.permit', { number: isolate(permit) }),
  ].filter(Boolean);
  const period = price.period && html` <small>${t('common.perMonth')}</small>`;
  const perMetre =
    home.purpose === 'sale' &&
    html`<small><bdi>${formatPrice(Math.round(price.amount / size), price.currency, code)}</bdi> ${t('listings.perMetre')}</small>`;

  const link = html`<a href="${pageUrl(listingPath(home))}">${listingHeading(home, t, code)} <span>${where}</span></a>`;
  return html`<li data-reference="${home.reference}">
<div class="frame">${picture && pictureHtml(picture)}${!isOnMarket(status) && html`<b class="badge">${t(`listings.status.${status}`)}</b>`}</div>
<div class="words">
<p class="price"><bdi>${formatPrice(price.amount, price.currency, code)}${period}</bdi> ${perMetre}</p>
${level === 2 ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
<p class="facts">${facts.join(' · ')}</p>
</div>
</li>
`;
}

/** The picture with the URLs of the site. */
function pictureAt(table: PictureTable, file: string, { code, site }: ResultsContext): PictureView | null {
  const found = pictureOf(table, file, code);
  return found && { ...found, path: site + found.path };
}

function pictureHtml(picture: PictureView): Html {
  const { alt, width, height, color } = picture;
  const isPhoto = picture.kind === 'photo';
  const sizes = '(min-width: 40rem) 16rem, 100vw';
  const source = (format: 'avif' | 'webp') =>
    isPhoto &&
    html`<source type="image/${format}" srcset="${pictureSrcSet(picture, format)}" sizes="${sizes}">`;
  return html`<picture>${source('avif')}${source('webp')}<img src="${pictureAddress(picture)}" alt="${alt}" width="${width}" height="${height}" loading="lazy"${color && html` style="background-color:${color}"`}></picture>`;
}
