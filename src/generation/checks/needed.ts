import { termOfLabel } from '../../domain/site/termOfLabel';
import type { Fault } from '../fault';
import { type Thing, thingsIn } from '../parseContent';
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
  '/services/mortgages/',
  '/shortlist/',
  '/thankyou/',
];

/** Kinds of rate tables that calculators and other pages need. */
export const neededRates = ['buying', 'mortgage', 'renting', 'residency', 'stampDuty'] as const;

/** The countries, which the search needs. */
const neededAreas = ['qatar', 'uk'];

/** Reports missing items that code refers to by name. */
export const checkNeeded: Check = ({ things }) => {
  const paths = thingsIn(things, 'pages').flatMap(({ value }) => value.path ?? []);
  const kinds = thingsIn(things, 'rates').flatMap(({ value }) => value.kind ?? []);
  const terms = new Set(namesIn(things, 'glossary'));
  const areas = namesIn(things, 'areas');
  return [
    ...neededPages
      .filter((path) => !paths.includes(path) && !things.some((thing) => mayStandAt(path, thing)))
      .map((path) => lacking('pages', `a page whose "path" is "${path}": code of the site links to it`)),
    ...neededRates
      .filter((kind) => !kinds.includes(kind) && !hasBrokenRates(things))
      .map((kind) => lacking('rates', `a table whose "kind" is "${kind}": pages of the site need it`)),
    ...[...new Set(Object.values(termOfLabel))]
      .filter((slug) => !terms.has(slug))
      .map((slug) => lacking('glossary', `${slug}.json: labels of the site link to it`)),
    ...neededAreas
      .filter((slug) => !areas.includes(slug) && !isParent(slug, things))
      .map((slug) => lacking('areas', `${slug}.json: the search needs it`)),
  ];
};

function lacking(collection: string, expected: string): Fault {
  return { file: `content/${collection}/`, path: '', found: 'nothing', expected };
}

/** True if a rate table cannot be read: it may be the missing one. */
function hasBrokenRates(things: readonly Thing[]): boolean {
  return thingsIn(things, 'rates').some(({ value }) => value.kind === undefined);
}

/** True if other areas name this one as their parent: `checkMissing` reports it then. */
function isParent(slug: string, things: readonly Thing[]): boolean {
  return thingsIn(things, 'areas').some(({ value }) => value.parent === slug);
}
