import { median } from '../../domain/calculators/quantile';
import type { Area } from '../../domain/content/areas';
import { distance } from '../../domain/content/distance';
import type { Listing, Purpose } from '../../domain/content/listings';
import { resultsPath } from '../../domain/search/query';
import type { AreaGuideContent, StockFigure } from '../../domain/site/pageContent';
import { areaGuidePath } from '../../domain/site/paths';
import { localise } from '../../i18n/localised';
import { groupBy } from '../groupBy';
import { renderMarkdown } from '../renderMarkdown';
import { byOrder } from './blocks';
import type { PageViews } from './pageViews';

/** Minimum number of homes for a median. */
const leastSample = 3;

/** The view of an area guide. @throws if the area has no guide */
export function areaGuideView(views: PageViews, area: Area): AreaGuideContent {
  const { site, code, cards } = views;
  const { guide, slug, name, point } = area;
  if (!guide) throw new Error(`areas/${slug} has no guide`);
  const questions = localise(guide.questions, code);
  const homesFor = (purpose: Purpose) => {
    const homes = site.listingsIn(slug, { family: 'residential', purpose });
    const path = resultsPath({ family: 'residential', purpose, area: slug, type: null });
    return { cards: cards.listings(homes.slice(0, 3)), total: homes.length, path };
  };
  const known = site.content.team.filter((member) => member.areas.includes(slug)).sort(byOrder);
  return {
    ...views.frame({
      path: areaGuidePath(slug),
      ...localise(guide.meta, code),
      label: name[code],
      picture: guide.picture,
    }),
    area: {
      name: name[code],
      lead: guide.lead[code],
      highlights: guide.highlights.map((highlight) => highlight[code]),
      updated: guide.updated,
    },
    html: renderMarkdown(area.body?.[code] ?? '', code),
    picture: site.picture(guide.picture, code),
    gallery: guide.gallery.map((file) => site.picture(file, code)),
    place: views.places(slug),
    questions,
    nearby: area.nearby
      .map((place) => ({
        name: place.name[code],
        kind: place.kind,
        kilometres: distance(point, place.point),
      }))
      .sort((a, b) => a.kilometres - b.kilometres),
    sources: localise(guide.sources, code),
    figures: stockFigures(site.listingsIn(slug, { family: 'residential' })),
    rent: homesFor('rent'),
    sale: homesFor('sale'),
    others: othersNear(views, area),
    agents: known.slice(0, 3).map((member) => cards.teamMember(member)),
  };
}

/** The feed of an area guide: the homes for rent and for sale to which the guide links. */
export function areaFeed({ site, words, code }: PageViews, { slug, name }: Area) {
  const title = words('feeds.area', { name: name[code] });
  return { title, homes: site.listingsIn(slug, { family: 'residential' }) };
}

/** Median prices by purpose, type and bedrooms, if enough homes are on the market. */
function stockFigures(listings: readonly Listing[]): StockFigure[] {
  const groups = groupBy(listings, ({ purpose, type, bedrooms }) => `${purpose} ${type} ${bedrooms}`);
  return [...groups.values()]
    .filter((group) => group.length >= leastSample)
    .map((group) => {
      const { purpose, type, bedrooms } = group[0] as Listing;
      return {
        purpose,
        type,
        bedrooms,
        median: median(group.map(({ price }) => price.amount)),
        sample: group.length,
      };
    })
    .sort(
      (a, b) =>
        a.purpose.localeCompare(b.purpose) ||
        a.type.localeCompare(b.type) ||
        (a.bedrooms ?? 0) - (b.bedrooms ?? 0),
    );
}

function othersNear({ site, cards }: PageViews, area: Area) {
  return site.content.areas
    .filter(({ slug, guide }) => guide && slug !== area.slug)
    .sort((a, b) => distance(area.point, a.point) - distance(area.point, b.point))
    .slice(0, 3)
    .map((other) => cards.area(other));
}
