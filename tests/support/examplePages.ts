import type { Listing } from '../../src/domain/content/listings';
import { listingPath, officePath, offPlanPath, teamMemberPath } from '../../src/domain/site/paths';
import { today } from '../../src/generation/today';
import { planOf, readSoundContent } from './plannedSite';

const { plan, site } = planOf(readSoundContent(), today());
const { listings, offPlan, offices, team } = site.content;

/** The first page of each template, without language prefix. */
const firstOfTemplates = new Map([...plan].reverse().map(({ template, path }) => [template, path]));

/**
 * Listings with the properties that tests need. Tests choose entries by property, so that editors may change or remove
 * any entry.
 */
export const exampleListings = {
  forRent: pick(({ purpose, status }) => purpose === 'rent' && status === 'for-rent'),
  forSale: pick(({ family, purpose }) => family === 'residential' && purpose === 'sale'),
  /** For sale in Qatar, with a video of our own, features, and a price that a mortgage can finance. */
  withVideo: pick(
    ({ family, purpose, status, video, features }) =>
      family === 'residential' &&
      purpose === 'sale' &&
      status === 'for-sale' &&
      video?.provider === 'file' &&
      features.length > 3,
  ),
  withFloorPlan: pick(
    ({ purpose, status, floorPlans, cheques }) =>
      purpose === 'rent' && status === 'for-rent' && floorPlans.length > 0 && cheques !== null,
  ),
  /** The listing with an energy certificate and the most features, which has the most to print. */
  withEpc: need(
    listings
      .filter(({ epc, status }) => epc && status === 'for-sale')
      .sort((a, b) => b.features.length - a.features.length)[0],
    'listings',
  ),
};

/** A project with a site plan and dated instalments. */
export const exampleProject = need(
  offPlan.find(({ sitePlan, paymentPlan }) => sitePlan && paymentPlan.some(({ date }) => date)),
  'offPlan',
);

export const homeForRent = listingPath(exampleListings.forRent);
export const homeForSale = listingPath(exampleListings.forSale);
export const projectPath = offPlanPath(exampleProject.slug);
export const exampleOfficePath = officePath(need(offices[0], 'offices').slug);
export const exampleTeamMemberPath = teamMemberPath(need(team[0], 'team').slug);

const planned = new Set(plan.map(({ path }) => path));
/** Results that are not prerendered, because no home is there. */
export const wildcardPath = `${need(
  site.content.areas.map(({ slug }) => `/properties/for-rent/in-${slug}/`).find((path) => !planned.has(path)),
  'areas',
)}type-penthouse/`;

function pick(fits: (listing: Listing) => boolean): Listing {
  return need(listings.find(fits), 'listings');
}

function need<T>(entry: T | undefined, collection: string): T {
  if (!entry) throw new Error(`content/${collection}/ has no entry that the tests can use`);
  return entry;
}

/** One page of each template, and listings of different kinds. */
export const examplePages: readonly (readonly [name: string, path: string])[] = [
  ...[...firstOfTemplates].filter(([template]) => template !== 'PropertyDetails' && template !== 'Search'),
  ['home for rent', homeForRent],
  ['home for sale', homeForSale],
  ['home off the market', listingPath(pick(({ status }) => status === 'let-agreed'))],
  ['land', listingPath(pick(({ type }) => type === 'land'))],
  ['office', listingPath(pick(({ type }) => type === 'office-space'))],
  ['off-plan home', listingPath(pick(({ family }) => family === 'off-plan'))],
  ['UK home', listingPath(pick(({ family }) => family === 'new-homes'))],
  ['results', '/properties/for-rent/in-qatar/'],
  ['results of a wildcard', wildcardPath],
  ['page with a form', '/book-a-viewing/'],
  ['page of questions', '/faq/'],
  ['glossary', '/glossary/'],
  ['guide', '/rent/tenants-guide/'],
  ['sitemap', '/sitemap/'],
  ['thank-you page', '/thankyou/'],
  ['not found', '/nothing-here/'],
];
