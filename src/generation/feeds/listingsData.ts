import { isOnMarket } from '../../domain/content/listingTerms';
import { absoluteUrl } from '../../domain/site/meta';
import { listingsDataPath } from '../../domain/site/paths';
import { agencyMarkup, standalone } from '../../domain/site/structuredData';
import { getLocale } from '../../i18n/locales';
import { localise } from '../../i18n/localised';
import { newestFirst } from '../siteContent';
import type { PageViews } from '../views/pageViews';
import { markupOf } from '../views/property';
import { changedOn } from './homeFacts';

/**
 * Returns all homes on the market as schema.org data in one language: an `ItemList` of `RealEstateListing`, newest
 * first. It is a `Dataset`, too, which has a publisher and the date on which it was made.
 */
export function listingsData(views: PageViews): string {
  const { site, code, siteUrl, words } = views;
  const homes = site.content.listings.filter(({ status }) => isOnMarket(status)).sort(newestFirst);
  const url = absoluteUrl(siteUrl, listingsDataPath, code);
  const list = standalone({
    '@type': ['ItemList', 'Dataset'],
    '@id': url,
    url,
    name: words('feeds.listings.name', { name: site.site.name[code] }),
    description: words('feeds.listings.about'),
    inLanguage: getLocale(code).hrefLang,
    dateModified: site.today,
    publisher: agencyMarkup(views, localise(site.site, code)),
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    numberOfItems: homes.length,
    itemListElement: homes.map((home, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { ...markupOf(views, home), identifier: home.reference, dateModified: changedOn(home) },
    })),
  });
  return `${JSON.stringify(list)}\n`;
}
