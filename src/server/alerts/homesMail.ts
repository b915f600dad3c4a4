import type { ListingSummary } from '../../domain/content/listingSummary';
import { currencyOfFamily } from '../../domain/search/kind';
import { pictureOf } from '../../domain/search/pictureTable';
import { summaryAt } from '../../domain/search/summaryAt';
import { listingHeading } from '../../domain/site/listingHeading';
import { absoluteUrl } from '../../domain/site/meta';
import { listingPath } from '../../domain/site/paths';
import { pictureAddress } from '../../domain/site/pictureView';
import { formatList, formatNumber, formatPrice, isolate } from '../../i18n/format';
import { getLocale, type LocaleCode } from '../../i18n/locales';
import { type Html, html } from '../html';
import type { Words } from '../words';
import type { SavedSearchRow, ToldHome } from './alertTables';
import { type AlertMail, mailFrame } from './mailFrame';
import type { Stock } from './readStock';

/** The most homes in a mail. The others are behind its link to all results. */
const mostHomes = 20;

type Say = (key: string, values?: Record<string, string | number>) => string;
type Context = { stock: Stock; language: LocaleCode; say: Say; siteUrl: string };

/** What a mail says of a home. */
type HomeCard = {
  url: string;
  heading: string;
  price: string;
  news: string;
  facts: string;
  place: string;
  picture: { url: string; alt: string } | null;
};

/** URLs that a mail about homes contains. */
export type HomesMailLinks = { manage: string; unsubscribe: string };

/**
 * Writes the mail about the new and reduced homes of a saved search, in the language of the search.
 * @param homes all of which are in the stock
 * @param siteUrl without a trailing slash
 */
export function homesMail(
  search: Pick<SavedSearchRow, 'name' | 'address' | 'locale'>,
  homes: readonly ToldHome[],
  stock: Stock,
  links: HomesMailLinks,
  words: Words,
  siteUrl: string,
): AlertMail {
  const language = search.locale as LocaleCode;
  const say: Say = (key, values) => words(language, key, values);
  const context = { stock, language, say, siteUrl };
  const cards = homes.slice(0, mostHomes).map((home) => cardOf(home, context));
  const reduced = homes.filter(({ was }) => was !== null).length;
  const isNew = homes.length - reduced;
  const news = [
    isNew > 0 && say('alertMails.homes.new', { count: isNew }),
    reduced > 0 && say('alertMails.homes.reduced', { count: reduced }),
  ].filter((text) => text !== false);
  const subject = say('alertMails.homes.subject', {
    news: formatList(news, language),
    name: search.name,
  });
  const rest = homes.length - cards.length;
  const label = rest > 0 ? say('alertMails.homes.rest', { count: rest }) : say('alertMails.homes.all');
  return mailFrame({
    language,
    subject,
    intro: subject,
    text: cards.flatMap(textOf),
    body: html`${cards.map((card, index) => [index > 0 && '\n', htmlOf(card, getLocale(language).dir)])}`,
    button: { label, url: absoluteUrl(siteUrl, search.address, language) },
    notes: [say('alertMails.why', { name: search.name })],
    links: [
      { label: say('alertMails.manage'), url: links.manage },
      { label: say('alertMails.unsubscribe'), url: links.unsubscribe },
    ],
  });
}

function cardOf({ home, price, was }: ToldHome, { stock, language, say, siteUrl }: Context): HomeCard {
  const at = stock.homes.get(home);
  if (!at) throw new Error(`${home} is not in the stock`);
  const summary = summaryAt(at.data, stock.words[language], at.index);
  const { family, purpose, building, place, picture: file } = summary;
  const amountOf = (amount: number) => formatPrice(amount, currencyOfFamily(family), language);
  const picture = pictureOf(stock.pictures, file, language);
  return {
    url: absoluteUrl(siteUrl, listingPath(summary), language),
    heading: listingHeading(summary, say, language),
    price: purpose === 'rent' ? say('alertMails.homes.price', { price: amountOf(price) }) : amountOf(price),
    news:
      was === null ? say('alertMails.homes.isNew') : say('alertMails.homes.was', { price: amountOf(was) }),
    facts: factsOf(summary, at.permit, say, language),
    place: [building, ...place].filter(Boolean).join(say('common.listSeparator')),
    picture: picture && { url: siteUrl + pictureAddress(picture), alt: picture.alt },
  };
}

/** Rooms, size, and the permit, because the mail is an advertisement, too. */
function factsOf(
  { bedrooms, bathrooms, size }: ListingSummary,
  permit: string | null,
  say: Say,
  language: LocaleCode,
): string {
  return [
    bedrooms && say('listings.bedrooms', { count: bedrooms }),
    bathrooms && say('listings.bathrooms', { count: bathrooms }),
    say('listings.squareMetres', { size: formatNumber(size, language) }),
    permit && say('listings.permit', { number: isolate(permit) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function textOf({ heading, price, news, facts, place, url }: HomeCard): string[] {
  return [`${news}: ${heading}`, place, price, facts, url, ''];
}

function htmlOf({ heading, price, news, facts, place, picture, url }: HomeCard, dir: 'ltr' | 'rtl'): Html {
  const image =
    picture &&
    html`<a href="${url}"><img src="${picture.url}" alt="${picture.alt}" width="600" style="display:block;width:100%;height:auto;border-radius:12px;border:0"></a>`;
  return html`<div dir="${dir}" style="margin:0 0 32px">${image}
<p style="margin:8px 0 0;font-size:14px;color:#a44a26">${news}</p>
<p style="margin:0;font-size:20px"><bdi>${price}</bdi></p>
<p style="margin:0"><a href="${url}" style="color:#0f4c5c">${heading}</a></p>
<p style="margin:0">${place}</p>
<p style="margin:0;color:#4d6a72">${facts}</p></div>`;
}
