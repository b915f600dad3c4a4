import type { Feature } from '../../domain/content/listings';
import { ownershipOf } from '../../domain/content/ownership';
import type { FeatureLabels, PlaceView } from '../../domain/site/detailsContent';
import { clip, type PageMeta } from '../../domain/site/meta';
import { type NoticeWords, noticeKeys } from '../../domain/site/noticeWords';
import type { SiteFrameView } from '../../domain/site/pageContent';
import type { Breadcrumb, PageFrame } from '../../domain/site/pageFrame';
import { areaGuidePath } from '../../domain/site/paths';
import { pictureAddress } from '../../domain/site/pictureView';
import { type MarkupContext, standalone } from '../../domain/site/structuredData';
import type { LocaleCode } from '../../i18n/locales';
import { localise } from '../../i18n/localised';
import type { SiteContent } from '../siteContent';
import type { Words } from '../words';
import { Cards } from './cards';

type FrameRequest = {
  path: string;
  title: string;
  description: string;
  /** The label of the page itself in the breadcrumbs. */
  label: string;
  /** Breadcrumbs between the home page and this one; by default the pages at its parent paths. */
  steps?: Breadcrumb[];
  /** File name of the social sharing picture. */
  picture?: string | null;
  markup?: object[];
  noindex?: boolean;
  canonicalPath?: string | null;
  type?: PageMeta['type'];
};

/** Shared context for creating page views in one language: content, cards, texts, meta data and breadcrumbs. */
export class PageViews {
  readonly cards: Cards;
  readonly markup: MarkupContext;

  constructor(
    readonly site: SiteContent,
    readonly code: LocaleCode,
    readonly words: Words,
    readonly siteUrl: string,
  ) {
    this.cards = new Cards(site, code, words);
    this.markup = { siteUrl, site: site.site, code };
  }

  /** Meta data and breadcrumbs of a page. Titles and descriptions are cut to the length that search engines show. */
  frame(request: FrameRequest): PageFrame {
    const { path, label, markup = [], noindex = false, type = 'website' } = request;
    const steps = request.steps ?? this.pagesAbove(path);
    const home = { label: this.words('common.home'), path: '/' };
    const breadcrumbs = path === '/' ? [] : [home, ...steps, { label, path }];
    const meta: PageMeta = {
      siteUrl: this.siteUrl,
      siteName: this.site.site.name[this.code],
      title: clip(request.title, 60),
      description: clip(request.description, 155),
      path,
      canonicalPath: request.canonicalPath ?? path,
      noindex,
      image: request.picture ? this.imageUrl(request.picture) : null,
      type,
      structuredData: noindex ? [] : markup.map(standalone),
    };
    return { meta, breadcrumbs };
  }

  /** Absolute URL of a picture's JPEG. */
  imageUrl(file: string): string {
    return `${this.siteUrl}${pictureAddress(this.site.picture(file, this.code))}`;
  }

  /** A place and its ancestors, for details pages. */
  places(slug: string): PlaceView[] {
    const chain = this.site.placesOf(slug).filter(({ kind }) => kind !== 'country');
    return chain.map((area, index) => ({
      slug: area.slug,
      name: area.name[this.code],
      within: chain[index + 1]?.name[this.code] ?? null,
      guidePath: area.guide ? areaGuidePath(area.slug) : null,
      ...ownershipOf(area.slug, this.site.areas),
      country: this.site.countryOf(area.slug),
    }));
  }

  /** Features with their labels, in the given order. */
  features(names: readonly Feature[]): FeatureLabels {
    return Object.fromEntries(names.map((name) => [name, this.words(`features.${name}`)]));
  }

  /** Cards of team members, by slug. */
  team(slugs: readonly string[]) {
    return slugs.map((slug) => this.cards.teamMember(this.site.get('team', slug)));
  }

  /** The data of the layout: menus, footer and company details. */
  siteFrame(): Omit<SiteFrameView, 'common'> {
    const { redirects: _redirects, ...site } = this.site.site;
    const words = Object.fromEntries(noticeKeys.map((key) => [key, this.words(key)])) as NoticeWords;
    return { ...localise(site, this.code), words };
  }

  /** The pages at the parent paths of a path, outermost first, with their menu labels. */
  private pagesAbove(path: string): Breadcrumb[] {
    const folders = path.split('/').filter(Boolean).slice(0, -1);
    return folders
      .map((_, index) => `/${folders.slice(0, index + 1).join('/')}/`)
      .flatMap((above) => {
        const page = this.site.content.pages.find((candidate) => candidate.path === above);
        return page ? [{ label: this.menuLabel(above) ?? page.title[this.code], path: above }] : [];
      });
  }

  /** The label of a path in the menus or the footer. */
  menuLabel(path: string): string | null {
    const { menu, footer, legal } = this.site.site;
    const links = [
      ...menu,
      ...menu.flatMap(({ columns }) => columns.flatMap((column) => column.links)),
      ...footer.flatMap(({ links: inColumn }) => inColumn),
      ...legal,
    ];
    return links.find((link) => link.path === path)?.label[this.code] ?? null;
  }
}
