import type { Page } from '../../domain/content/pages';
import type { PageContent, SitemapSectionView } from '../../domain/site/pageContent';
import { officeMarkup } from '../../domain/site/structuredData';
import { localise } from '../../i18n/localised';
import { blockViews } from './blocks';
import { landingItems } from './landing';
import type { PageViews } from './pageViews';

/** The view of a page of the collection `pages`, with its blocks. */
export function pageView(views: PageViews, page: Page, sections: () => SitemapSectionView[]): PageContent {
  const { code, site } = views;
  const blocks = blockViews(views, page, sections);
  const frame = views.frame({
    path: page.path,
    ...localise(page.meta, code),
    label: views.menuLabel(page.path) ?? page.title[code],
    picture: page.picture ?? 'area-west-bay-03.jpg',
    noindex: page.noindex,
    canonicalPath: page.canonical,
    markup: page.template === 'Contact' ? officesMarkup(views) : [],
  });
  const { title, lead, kicker, links, updated } = localise({ ...page, blocks: [] }, code);
  const picture = page.picture ? site.picture(page.picture, code) : null;
  return {
    ...frame,
    title,
    lead,
    kicker,
    links,
    updated,
    picture,
    blocks,
    ...landingItems(views, page.template),
  };
}

function officesMarkup(views: PageViews): object[] {
  return views.site.content.offices.map((office) => {
    const city = views.cards.placeNames(office.area).at(-1) ?? '';
    return officeMarkup(views.markup, office, city, views.imageUrl(office.picture));
  });
}
