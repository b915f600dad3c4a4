import type { Development } from '../../domain/content/developments';
import type { Listing } from '../../domain/content/listings';
import type { OffPlanProject } from '../../domain/content/offPlan';
import type { DevelopmentContent, OffPlanContent } from '../../domain/site/detailsContent';
import { brochurePath, developmentPath, localisePath, offPlanPath } from '../../domain/site/paths';
import { localise } from '../../i18n/localised';
import { renderMarkdown } from '../renderMarkdown';
import { newestFirst } from '../siteContent';
import { nearPlaces } from './nearPlaces';
import type { PageViews } from './pageViews';
import { sitePlanSpots } from './sitePlanSpots';

/** The view of an off-plan project, with all its units. */
export function offPlanView(views: PageViews, project: OffPlanProject): OffPlanContent {
  const { site, code, cards } = views;
  const { features, gallery, floorPlans, sitePlan, agent, body, meta, ...facts } = project;
  const units = site.content.listings.filter((unit) => unit.project === project.slug);
  return {
    ...views.frame({
      path: offPlanPath(project.slug),
      ...localise(meta, code),
      label: project.name[code],
      picture: gallery[0],
    }),
    project: localise(facts, code),
    features: views.features(features),
    html: renderMarkdown(body[code], code),
    gallery: gallery.map((file) => site.picture(file, code)),
    floorPlans: floorPlans.map((file) => site.picture(file, code)),
    sitePlan: sitePlan ? site.picture(sitePlan, code) : null,
    sitePlanSpots: sitePlanSpots(sitePlan, units),
    near: nearPlaces(project.point, site.content.areas, code, 6),
    brochure: localisePath(brochurePath(project.slug), code),
    place: views.places(project.area),
    agent: cards.teamContact(site.get('team', agent)),
    units: units.sort(byUnit).map(unitOf),
    others: site.content.offPlan
      .filter(({ slug }) => slug !== project.slug)
      .slice(0, 3)
      .map((other) => cards.offPlan(other)),
  };
}

function byUnit(a: Listing, b: Listing): number {
  return (a.unit ?? '').localeCompare(b.unit ?? '', 'en', { numeric: true }) || newestFirst(a, b);
}

/** A row of the table of units. */
function unitOf(listing: Listing): OffPlanContent['units'][number] {
  const { reference, slug, family, purpose, unit, type, bedrooms, size } = listing;
  const { floor, price, status } = listing;
  return {
    ...{ reference, slug, family, purpose, unit, type, bedrooms, size },
    ...{ floor, price, status },
  };
}

/** The view of a new development, with its listings. */
export function developmentView(views: PageViews, development: Development): DevelopmentContent {
  const { site, code, cards } = views;
  const { features, gallery, floorPlans, sitePlan, agent, body, meta, ...facts } = development;
  return {
    ...views.frame({
      path: developmentPath(development.slug),
      ...localise(meta, code),
      label: development.name[code],
      picture: gallery[0],
    }),
    development: localise(facts, code),
    features: views.features(features),
    html: renderMarkdown(body[code], code),
    gallery: gallery.map((file) => site.picture(file, code)),
    floorPlans: floorPlans.map(({ label, picture }) => ({
      label: label[code],
      picture: site.picture(picture, code),
    })),
    sitePlan: sitePlan ? site.picture(sitePlan, code) : null,
    sitePlanSpots: sitePlanSpots(
      sitePlan,
      site.content.listings.filter(({ area }) => area === development.area),
    ),
    near: nearPlaces(development.point, site.content.areas, code, 6),
    place: views.places(development.area),
    agent: cards.teamContact(site.get('team', agent)),
    homes: cards.listings(site.listingsIn(development.area)),
    others: site.content.developments
      .filter(({ slug }) => slug !== development.slug)
      .map((other) => cards.development(other)),
  };
}
