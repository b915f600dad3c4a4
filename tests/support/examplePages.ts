import { listingPath } from '../../src/domain/site/paths';
import { today } from '../../src/generation/today';
import { planOf, readSoundContent } from './plannedSite';

const { plan, site } = planOf(readSoundContent(), today());
const { listings } = site.content;

/** The first page of each template, without language prefix. */
const firstOfTemplates = new Map([...plan].reverse().map(({ template, path }) => [template, path]));

/** An available home for rent. */
export const homeForRent = listingPath(
  pick(({ purpose, status }) => purpose === 'rent' && status === 'for-rent'),
);

/** An available home for sale. */
export const homeForSale = listingPath(
  pick(({ family, purpose }) => family === 'residential' && purpose === 'sale'),
);

function pick(fits: (listing: (typeof listings)[number]) => boolean) {
  const found = listings.find(fits);
  if (!found) throw new Error('content/listings/ has no matching listing');
  return found;
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
  ['results of a wildcard', '/properties/for-rent/in-mebaireek/type-penthouse/'],
  ['page with a form', '/book-a-viewing/'],
  ['page of questions', '/faq/'],
  ['glossary', '/glossary/'],
  ['guide', '/rent/tenants-guide/'],
  ['sitemap', '/sitemap/'],
  ['thank-you page', '/thankyou/'],
  ['not found', '/nothing-here/'],
];
