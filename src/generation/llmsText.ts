import { isOnMarket } from '../domain/content/listingTerms';
import { resultsPath } from '../domain/search/query';
import { absoluteUrl } from '../domain/site/meta';
import { exportPaths, feedFormats, feedPath, listingsDataPath } from '../domain/site/paths';
import { formatNumber } from '../i18n/format';
import { locales } from '../i18n/locales';
import type { PageViews } from './views/pageViews';

/**
 * `llms.txt` in one language: says to programs that read text what the site is and where its data are, in the Markdown
 * that llmstxt.org describes.
 */
export function llmsText(views: PageViews): string {
  const { site, code, siteUrl, words } = views;
  const { name, legalName, description, licence, phone, email, menu } = site.site;
  const linkTo = (label: string, url: string, about: string) => `- [${label}](${url}): ${about}`;
  const page = (path: string) => absoluteUrl(siteUrl, path, code);
  const open = site.content.listings.filter(({ status }) => isOnMarket(status)).length;
  const everywhere = resultsPath({ family: 'residential', purpose: 'rent' });
  const others = locales.filter((locale) => locale.code !== code);
  return [
    `# ${name[code]}`,
    '',
    `> ${description[code]}`,
    '',
    words('feeds.llms.company', { name: legalName[code], licence, phone, email }),
    '',
    words('feeds.llms.stock', {
      homes: formatNumber(open, code),
      areas: formatNumber(site.content.areas.length, code),
    }),
    '',
    `## ${words('feeds.llms.pages')}`,
    '',
    ...menu.map(({ label, path, text }) => linkTo(label[code], page(path), text?.[code] ?? label[code])),
    ...others.map((locale) =>
      linkTo(locale.name, absoluteUrl(siteUrl, '/', locale.code), words('feeds.llms.language')),
    ),
    '',
    `## ${words('feeds.llms.data')}`,
    '',
    linkTo(
      'JSON',
      page(listingsDataPath),
      words('feeds.llms.listings', { format: 'schema.org: ItemList, RealEstateListing' }),
    ),
    linkTo('CSV', siteUrl + exportPaths.listings, words('feeds.llms.csv')),
    linkTo(
      'XML',
      siteUrl + exportPaths.propertyFinder,
      words('feeds.llms.propertyFinder', { format: 'Property Finder' }),
    ),
    linkTo(
      feedFormats.atom.name,
      siteUrl + feedPath(everywhere, code, 'atom'),
      words('feeds.llms.feeds', { atom: feedFormats.atom.name, json: feedFormats.json.name }),
    ),
    linkTo('RSS', page('/articles/rss.xml'), words('feeds.llms.articles')),
    linkTo('XML', `${siteUrl}/sitemap.xml`, words('feeds.llms.sitemap')),
    '',
  ].join('\n');
}
