import type { Listing } from '../domain/content/listings';
import { isOnMarket } from '../domain/content/listingTerms';
import { resultsPath } from '../domain/search/query';
import { dataName } from '../domain/search/searchFiles';
import type { PageContent } from '../domain/site/pageContent';
import {
  areaGuidePath,
  articlePath,
  careerPath,
  developmentPath,
  listingPath,
  officePath,
  offPlanPath,
  searchFolders,
  searchScreenPath,
  teamMemberPath,
} from '../domain/site/paths';
import {
  formNamespace,
  namespacesOf,
  namespacesOfDevelopment,
  namespacesOfHome,
  namespacesOfProject,
  namespacesOfSearch,
} from './namespaces';
import type { SiteContent } from './siteContent';
import { planSitemapLists, sitemapListView, sitemapSections, titleOfList } from './sitemapPages';
import { areaFeed, areaGuideView } from './views/areaGuide';
import { articleView } from './views/article';
import { byOrder } from './views/blocks';
import { offlineView } from './views/offline';
import { pageView } from './views/page';
import type { PageViews } from './views/pageViews';
import { careerView, officeView, teamMemberView } from './views/people';
import { developmentView, offPlanView } from './views/projects';
import { propertyView } from './views/property';
import { resultsHomes, resultsTitle, resultsView, resultsWithStock, searchScreenView } from './views/search';
import { styleGuideView } from './views/styleGuide';

/** One page of the site, independent of language. */
export type PlannedPage = {
  /** Path without language prefix. */
  path: string;
  /** File of `src/templates/`. */
  template: string;
  /** Wildcard for other paths that the page handles. */
  matchPath: string | null;
  /** Dictionaries that it uses, besides `common`, which the layout provides. */
  namespaces: string[];
  /** Section of the sitemap page or its lists; null if the page is in neither. */
  section: string | null;
  /** False for pages with `noindex`. */
  indexed: boolean;
  /** ISO date of the last change, if the content has one. */
  modified: string | null;
  /** The homes of its feed; null if the page has no feed. */
  feed: ((views: PageViews) => PageFeed) | null;
  /** Link text on the sitemap page. */
  label: (views: PageViews) => string;
  /** The data for its template, in the language of the views. */
  view: (views: PageViews) => object;
};

/** The homes of a page's feed, newest first, and its title. */
export type PageFeed = { title: string; homes: readonly Listing[] };

type Row = Pick<PlannedPage, 'path' | 'template' | 'namespaces' | 'label' | 'view'> & Partial<PlannedPage>;

const row = (page: Row): PlannedPage => ({
  matchPath: null,
  section: null,
  indexed: true,
  modified: null,
  feed: null,
  ...page,
});

/**
 * Plans all pages of the site, of every collection. `createPages.ts` creates them in every language; the sitemaps list
 * them.
 */
export function planPages(site: SiteContent): PlannedPage[] {
  const { content } = site;
  const pages: PlannedPage[] = [
    ...content.pages.map((page) =>
      row({
        path: page.path,
        template: page.template,
        namespaces: namespacesOf(page),
        section: page.noindex || page.canonical ? null : page.section,
        indexed: !page.noindex && !page.canonical,
        modified: page.updated,
        label: (views) => views.menuLabel(page.path) ?? page.title[views.code],
        view: (views) => pageView(views, page, () => sitemapSections(pages, views)),
      }),
    ),
    ...content.listings.map((listing) =>
      row({
        path: listingPath(listing),
        template: 'PropertyDetails',
        section: dataName(listing),
        namespaces: namespacesOfHome(listing),
        modified: listing.verified,
        label: ({ code }) => listing.title[code],
        view: (views) => propertyView(views, listing),
      }),
    ),
    ...content.offPlan.map((project) =>
      row({
        path: offPlanPath(project.slug),
        template: 'OffPlanDetails',
        namespaces: namespacesOfProject,
        section: 'off-plan',
        label: ({ code }) => project.name[code],
        view: (views) => offPlanView(views, project),
      }),
    ),
    ...content.developments.map((development) =>
      row({
        path: developmentPath(development.slug),
        template: 'NewDevelopmentDetails',
        namespaces: namespacesOfDevelopment,
        section: 'off-plan',
        label: ({ code }) => development.name[code],
        view: (views) => developmentView(views, development),
      }),
    ),
    ...content.areas
      .filter(({ guide }) => guide)
      .map((area) =>
        row({
          path: areaGuidePath(area.slug),
          template: 'AreaGuideDetails',
          namespaces: ['cards/listings', 'listingsLink', 'gallery', 'areas', 'place/ownership', 'cards/team'],
          section: 'areas',
          modified: area.guide?.updated ?? null,
          feed: (views) => areaFeed(views, area),
          label: ({ code }) => area.name[code],
          view: (views) => areaGuideView(views, area),
        }),
      ),
    ...content.articles.map((article) =>
      row({
        path: articlePath(article.slug),
        template: 'NewsDetails',
        namespaces: ['articles', 'cards/areas'],
        section: 'articles',
        modified: article.updated ?? article.date,
        label: ({ code }) => article.title[code],
        view: (views) => articleView(views, article),
      }),
    ),
    ...[...content.team].sort(byOrder).map((member) =>
      row({
        path: teamMemberPath(member.slug),
        template: 'TeamDetails',
        namespaces: [
          'team',
          'departments',
          'cards/listings',
          'cards/reviews',
          'cards/articles',
          formNamespace('contactTeamMember'),
        ],
        section: 'team',
        label: ({ code }) => member.name[code],
        view: (views) => teamMemberView(views, member),
      }),
    ),
    ...content.careers.map((career) =>
      row({
        path: careerPath(career.slug),
        template: 'CareerDetails',
        namespaces: ['careers', 'departments', 'offices'],
        section: 'careers',
        modified: career.posted,
        label: ({ code }) => career.title[code],
        view: (views) => careerView(views, career),
      }),
    ),
    ...[...content.offices].sort(byOrder).map((office) =>
      row({
        path: officePath(office.slug),
        template: 'OfficeDetails',
        namespaces: ['offices', 'cards/team', formNamespace('contactOffice')],
        section: 'contact',
        label: ({ code }) => office.name[code],
        view: (views) => officeView(views, office),
      }),
    ),
    ...resultsWithStock(
      content.listings.filter(({ status }) => isOnMarket(status)),
      (area) => site.placesOf(area),
    ).map((of) =>
      row({
        path: resultsPath(of),
        template: 'Search',
        namespaces: namespacesOfSearch,
        section: 'search',
        feed: (views) => ({ title: resultsTitle(views, of), homes: resultsHomes(site, of) }),
        label: (views) => resultsTitle(views, of),
        view: (views) => resultsView(views, of),
      }),
    ),
    ...searchFolders.map((folder) =>
      row({
        path: searchScreenPath(folder),
        template: 'Search',
        namespaces: namespacesOfSearch,
        matchPath: `${folder}*`,
        indexed: false,
        label: ({ words }) => words('search.screen.description'),
        view: (views) => searchScreenView(views, folder),
      }),
    ),
    row({
      path: '/offline/',
      template: 'Offline',
      namespaces: ['errors', 'search', 'quick/types'],
      indexed: false,
      label: ({ words }) => words('errors.offline.title'),
      view: (views) => offlineView(views),
    }),
    row({
      path: '/test/',
      template: 'StyleGuide',
      namespaces: [],
      indexed: false,
      label: ({ words }) => words('styleGuide.title'),
      view: (views) => styleGuideView(views),
    }),
  ];
  const lists = planSitemapLists(pages).map((list) =>
    row({
      path: list.path,
      template: 'StaticPage',
      namespaces: [],
      section: 'lists',
      label: (views) => titleOfList(list, views),
      view: (views): PageContent => sitemapListView(list, views),
    }),
  );
  pages.push(...lists);
  return pages;
}
