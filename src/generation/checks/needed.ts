import { termOfLabel } from '../../domain/site/termOfLabel';
import type { Fault } from '../fault';
import { type ContentItem, itemsIn } from '../parseContent';
import type { Check } from './check';
import { namesIn } from './references';
import { mayStandAt } from './sitePaths';

/** Paths of pages that code links to. `tests/content/needed.test.ts` searches the code for them. */
export const neededPages: readonly string[] = [
  '/',
  '/about/careers/',
  '/about/our-team/',
  '/about/testimonials/',
  '/articles/',
  '/book-a-viewing/',
  '/buy/community-guides/',
  '/callback-thankyou/',
  '/commercial-properties/',
  '/contact/',
  '/cookie-policy/',
  '/glossary/',
  '/off-plan-properties/',
  '/offplan/',
  '/privacy-policy/',
  '/properties/',
  '/property-valuation/',
  '/property-valuation/instant-valuation-result/',
  '/saved-searches/',
  '/services/mortgages/',
  '/shortlist/',
  '/thankyou/',
];

/** Kinds of rate tables that calculators and other pages need. */
export const neededRates = ['buying', 'mortgage', 'renting', 'residency', 'stampDuty'] as const;

/** The countries, which the search needs. */
const neededAreas = ['qatar', 'uk'];

/** Reports missing items that code refers to by name. */
export const checkNeeded: Check = ({ items }) => {
  const paths = itemsIn(items, 'pages').flatMap(({ value }) => value.path ?? []);
  const kinds = itemsIn(items, 'rates').flatMap(({ value }) => value.kind ?? []);
  const terms = new Set(namesIn(items, 'glossary'));
  const areas = namesIn(items, 'areas');
  return [
    ...neededPages
      .filter((path) => !paths.includes(path) && !items.some((item) => mayStandAt(path, item)))
      .map((path) => lacking('pages', `a page whose "path" is "${path}": code of the site links to it`)),
    ...neededRates
      .filter((kind) => !kinds.includes(kind) && !hasBrokenRates(items))
      .map((kind) => lacking('rates', `a table whose "kind" is "${kind}": pages of the site need it`)),
    ...[...new Set(Object.values(termOfLabel))]
      .filter((slug) => !terms.has(slug))
      .map((slug) => lacking('glossary', `${slug}.json: labels of the site link to it`)),
    ...neededAreas
      .filter((slug) => !areas.includes(slug) && !isParent(slug, items))
      .map((slug) => lacking('areas', `${slug}.json: the search needs it`)),
  ];
};

function lacking(collection: string, expected: string): Fault {
  return { file: `content/${collection}/`, path: '', found: 'nothing', expected };
}

/** True if a rate table cannot be read: it may be the missing one. */
function hasBrokenRates(items: readonly ContentItem[]): boolean {
  return itemsIn(items, 'rates').some(({ value }) => value.kind === undefined);
}

/** True if other areas name this one as their parent: `checkMissing` reports it then. */
function isParent(slug: string, items: readonly ContentItem[]): boolean {
  return itemsIn(items, 'areas').some(({ value }) => value.parent === slug);
}
