import type { Block } from '../../domain/content/blocks';
import { isOnMarket } from '../../domain/content/listingTerms';
import type { Page } from '../../domain/content/pages';
import { countryOfFamily } from '../../domain/search/kind';
import { resultsPath } from '../../domain/search/query';
import type { BlockView, SitemapSectionView } from '../../domain/site/pageContent';
import type { LocaleCode } from '../../i18n/locales';
import { type Localised, localise } from '../../i18n/localised';
import { renderMarkdown } from '../renderMarkdown';
import { calculatorView } from './calculators';
import { formReach } from './formReach';
import type { PageViews } from './pageViews';

/** The views of a page's blocks in one language. `sections` returns the site map for the sitemap block. */
export function blockViews(views: PageViews, page: Page, sections: () => SitemapSectionView[]): BlockView[] {
  return page.blocks.map((block) => blockView(views, block, page, sections));
}

function blockView(
  views: PageViews,
  block: Block,
  page: Page,
  sections: () => SitemapSectionView[],
): BlockView {
  const { site, cards, code } = views;
  const { content } = site;
  switch (block.type) {
    case 'body':
      return { type: 'body', html: renderMarkdown(page.body?.[code] ?? '', code) };
    case 'cards': {
      const shown = block.cards.map((card) => ({
        ...localise({ ...card, picture: null }, code),
        picture: card.picture ? site.picture(card.picture, code) : null,
      }));
      return { ...localise({ ...block, cards: [] }, code), cards: shown };
    }
    case 'picturedText':
      return { ...localise({ ...block, picture: '' }, code), picture: site.picture(block.picture, code) };
    case 'listings':
      return listingsBlock(views, block);
    case 'areas': {
      const shown =
        block.areas.length > 0 ? block.areas.map((slug) => site.get('areas', slug)) : content.areas;
      const inOrder = shown
        .filter(({ guide }) => guide)
        .sort((a, b) => (a.guide?.order ?? 0) - (b.guide?.order ?? 0));
      return { ...headed(block, code), cards: inOrder.map((area) => cards.area(area)) };
    }
    case 'articles':
      return {
        ...headed(block, code),
        cards: content.articles.slice(0, block.count).map((article) => cards.article(article)),
      };
    case 'team':
      return { ...headed(block, code), cards: views.team(block.members) };
    case 'reviews':
      return reviewsBlock(views, block);
    case 'faqs':
      return faqsBlock(views, block);
    case 'offices':
      return {
        ...headed(block, code),
        cards: [...content.offices].sort(byOrder).map((office) => cards.office(office)),
      };
    case 'offPlan':
      return {
        ...headed(block, code),
        cards: content.offPlan.slice(0, block.count ?? undefined).map((project) => cards.offPlan(project)),
      };
    case 'developments':
      return {
        ...headed(block, code),
        cards: content.developments.map((development) => cards.development(development)),
      };
    case 'careers':
      return { ...headed(block, code), cards: content.careers.map((career) => cards.career(career)) };
    case 'popularSearches':
      return { ...headed(block, code), searches: popularSearches(views, block.group) };
    case 'figures':
      return {
        ...headed(block, code),
        figures: block.of.map((of) => {
          const value = count(views, of);
          return { label: views.words(`blocks.figure.${of}`, { count: value }), value };
        }),
      };
    case 'form':
      return { ...localise(block, code), ...formReach(views, block.form) };
    case 'calculator':
      return { ...localise(block, code), ...calculatorView(views, block.calculator) };
    case 'glossary': {
      const terms = content.glossary.map((term) => localise(term, code));
      return { type: 'glossary', terms: terms.sort((a, b) => a.term.localeCompare(b.term, code)) };
    }
    case 'sitemap':
      return { type: 'sitemap', sections: sections() };
    default:
      return localise(block, code);
  }
}

/** The heading of a block, without the settings that select its items, which only the build needs. */
function headed<B extends { type: string; title: Localised<string>; lead: Localised<string> | null }>(
  { type, title, lead }: B,
  code: LocaleCode,
) {
  return { type: type as B['type'], ...localise({ title, lead }, code) };
}

/** Popular searches of a group, or all if it is null, in order. */
export function popularSearches({ site, code }: PageViews, group: string | null) {
  return site.content.popularSearches
    .filter((search) => !group || search.group === group)
    .sort(byOrder)
    .map((search) => ({ label: search.label[code], path: search.path }));
}

function listingsBlock(
  { site, cards, code }: PageViews,
  block: Extract<Block, { type: 'listings' }>,
): BlockView {
  const { family, purpose, area, count: wanted } = block;
  const found = site.listingsIn(area ?? countryOfFamily(family), { family, purpose });
  const shown = cards.listings(found.slice(0, wanted));
  return {
    ...headed(block, code),
    cards: shown,
    total: found.length,
    path: resultsPath({ family, purpose, area, type: null }),
  };
}

function reviewsBlock(
  { site, cards, code }: PageViews,
  block: Extract<Block, { type: 'reviews' }>,
): BlockView {
  const newest = [...site.content.reviews].sort((a, b) => b.date.localeCompare(a.date));
  const average = newest.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, newest.length);
  const shown = newest.slice(0, block.count).map((review) => cards.review(review));
  return {
    ...headed(block, code),
    cards: shown,
    average: Math.round(average * 10) / 10,
    total: newest.length,
  };
}

function faqsBlock({ site, code }: PageViews, block: Extract<Block, { type: 'faqs' }>): BlockView {
  const questions = site.content.faqs
    .filter(({ group }) => !block.group || group === block.group)
    .sort((a, b) => a.group.localeCompare(b.group) || byOrder(a, b))
    .slice(0, block.most ?? undefined)
    .map(({ slug, group, question, answer }) => ({
      slug,
      group,
      question: question[code],
      answer: renderMarkdown(answer[code], code),
    }));
  return { ...headed(block, code), questions, grouped: !block.group };
}

/** Counts the figures that a page can show. */
function count({ site }: PageViews, of: Extract<Block, { type: 'figures' }>['of'][number]): number {
  const open = site.content.listings.filter(({ status }) => isOnMarket(status));
  switch (of) {
    case 'homes':
      return open.length;
    case 'areas':
      return new Set(open.map(({ area }) => area)).size;
    case 'people':
      return site.content.team.length;
    case 'languages':
      return new Set(site.content.team.flatMap(({ languages }) => languages)).size;
    case 'offices':
      return site.content.offices.length;
  }
}

/** Sorts items by their `order` field. */
export function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
