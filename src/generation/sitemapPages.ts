import { families } from '../domain/content/listingTerms';
import { purposesOf } from '../domain/search/query';
import { dataName } from '../domain/search/searchFiles';
import type { LinkView, SitemapSectionView } from '../domain/site/pageContent';
import { sitemapListPath } from '../domain/site/paths';
import { formatNumber } from '../i18n/format';
import type { PageViews } from './views/pageViews';

/** Sections of the sitemap page, in order. */
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

/** Sections that grow with the listings: search results, then homes by kind. They have their own pages. */
const longSections = [
  'search',
  ...families.flatMap((family) => purposesOf(family).map((purpose) => dataName({ family, purpose }))),
];

/** Maximum number of links in a list. With more, the page data would exceed 8 KB. */
const mostLinks = 150;

/** A page of the site in a list. */
type ListedPage = {
  /** Path without language prefix. */
  path: string;
  /** The section that lists the page; null for none. */
  section: string | null;
  label: (views: PageViews) => string;
};

/** One page of a long list. */
export type SitemapList = {
  section: string;
  /** Counted from 1. */
  part: number;
  /** Path without language prefix. */
  path: string;
  /** Number of links in the whole list, and the first and last one on this page, counted from 1. */
  total: number;
  from: number;
  to: number;
  pages: readonly ListedPage[];
};

/** Splits long sections into pages of links. */
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

/** The sections of the sitemap page: short ones with their links, long ones with links to their lists. */
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

/** The view of a page of a long list. */
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
