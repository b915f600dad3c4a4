import { families } from '../domain/content/listingTerms';
import { purposesOf } from '../domain/search/query';
import { dataName } from '../domain/search/searchFiles';
import type { LinkView, SitemapSectionView } from '../domain/site/pageContent';
import { sitemapListPath } from '../domain/site/paths';
import { formatNumber } from '../i18n/format';
import type { PageViews } from './views/pageViews';

/** Sections of the sitemap page, in its order. */
const shortSections = [
  'buy',
  'rent',
  'sell',
  'areas',
  'commercial',
  'off-plan',
  'services',
  'articles',
  'about',
  'team',
  'careers',
  'contact',
  'legal',
  'lists',
];

/** Sections that grow with what is offered, results and then each kind of home: they have pages of their own. */
const longSections = [
  'search',
  ...families.flatMap((family) => purposesOf(family).map((purpose) => dataName({ family, purpose }))),
];

/** So many links a list has at most: with more, its page's data would weigh over 8 KB. */
const mostLinks = 150;

/** What a list says of a page of the site. */
type ListedPage = {
  /** Without language. */
  path: string;
  /** The section that it is listed in; null for a page that is in none. */
  section: string | null;
  label: (views: PageViews) => string;
};

/** One page of a long list. */
export type SitemapList = {
  section: string;
  /** From 1 on. */
  part: number;
  /** Without language. */
  path: string;
  /** What stands in the whole list, and the first and the last of it that stand here, from 1 on. */
  total: number;
  from: number;
  to: number;
  pages: readonly ListedPage[];
};

/** The pages that long sections need, each with its share of the links. */
export function planSitemapLists(pages: readonly ListedPage[]): SitemapList[] {
  return longSections.flatMap((section) => {
    const all = pages.filter((page) => page.section === section);
    return Array.from({ length: Math.ceil(all.length / mostLinks) }, (_, index) => {
      const start = index * mostLinks;
      const shown = all.slice(start, start + mostLinks);
      return {
        section,
        part: index + 1,
        path: sitemapListPath(section, index + 1),
        total: all.length,
        from: start + 1,
        to: start + shown.length,
        pages: shown,
      };
    });
  });
}

/** What the sitemap page shows: every section that is not too long for it, and where the others stand. */
export function sitemapSections(pages: readonly ListedPage[], views: PageViews): SitemapSectionView[] {
  return shortSections
    .map((section) => ({
      section,
      links: linksTo(
        pages.filter((page) => page.section === section),
        views,
      ),
    }))
    .filter(({ links }) => links.length > 0);
}

/** The heading of a list: "Homes to rent, part 2". */
export function titleOfList({ section, part }: SitemapList, { words }: PageViews): string {
  const title = words(`blocks.section.${section}`);
  return part === 1 ? title : words('blocks.list.part', { title, part });
}

/** All that a page of a long list shows. */
export function sitemapListView(list: SitemapList, views: PageViews) {
  const { words, code } = views;
  const title = titleOfList(list, views);
  const values = {
    title,
    from: formatNumber(list.from, code),
    to: formatNumber(list.to, code),
    total: formatNumber(list.total, code),
  };
  return {
    ...views.frame({
      path: list.path,
      title: words('blocks.list.title', values),
      description: words('blocks.list.description', values),
      label: title,
    }),
    title,
    lead: words('blocks.list.lead', values),
    kicker: words('blocks.list.kicker'),
    picture: null,
    links: [],
    updated: null,
    blocks: [{ type: 'sitemap' as const, sections: [{ section: null, links: linksTo(list.pages, views) }] }],
  };
}

function linksTo(pages: readonly ListedPage[], views: PageViews): LinkView[] {
  return pages.map((page) => ({ label: page.label(views), path: page.path }));
}
