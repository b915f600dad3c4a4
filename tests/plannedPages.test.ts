import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../src/domain/forms/field';
import { formIds, forms } from '../src/domain/forms/forms';
import { localisePath } from '../src/domain/site/paths';
import { dictionaryParts, formNamespace, receiptNamespace } from '../src/generation/namespaces';
import { localeCodes } from '../src/i18n/locales';
import { planOf, readSoundContent } from './support/plannedSite';
import { countryRoutes, namedRoutes, routeShapes } from './support/routes';

const { plan, site } = planOf(readSoundContent());
/** Templates of the collections whose pages carry a form. */
const templates: Record<Exclude<FormDefinition['page'], `/${string}`>, string> = {
  listings: 'PropertyDetails',
  offPlan: 'OffPlanDetails',
  offices: 'OfficeDetails',
  team: 'TeamDetails',
};
const byPath = new Map(plan.map((page) => [page.path, page]));

describe('the plan of pages', () => {
  it.each(namedRoutes)('has %s, rendered by %s', (path, template) => {
    expect(byPath.get(path)?.template).toBe(template);
  });

  it.each(routeShapes)('has %s at the URLs of the specification', (_name, path, template, least) => {
    const fitting = plan.filter((page) => path.test(page.path));
    expect(fitting.length).toBeGreaterThanOrEqual(least);
    expect(fitting.filter((page) => page.template !== template).map((page) => page.path)).toEqual([]);
  });

  it.each(countryRoutes)('has the results of a whole country at %s', (path) => {
    expect(byPath.get(path)?.template).toBe('Search');
  });

  it('has no page at a URL outside the specification', () => {
    const extra =
      /^\/(callback|glossary|offline|shortlist|sitemap\/[a-z-]+(\/\d+)?|(commercial-|off-plan-)?properties\/search)\/$/;
    const named = new Set(namedRoutes.map(([path]) => path));
    // Editors may add pages of their own.
    const ofEditors = new Set(site.content.pages.map(({ path }) => path));
    const strange = plan.filter(
      ({ path }) =>
        !named.has(path) &&
        !ofEditors.has(path) &&
        !extra.test(path) &&
        !routeShapes.some(([, shape]) => shape.test(path)),
    );
    expect(strange.map(({ path }) => path)).toEqual([]);
  });

  it.each(formIds)('has the form %s where its definition says that it stands', (form) => {
    const { page } = forms[form];
    const carrying = plan.filter(({ namespaces }) => namespaces.includes(formNamespace(form)));
    const where = carrying.flatMap(({ path, template }) => [path, template]);
    expect(where).toContain(page in templates ? templates[page as keyof typeof templates] : page);
  });

  it('has every path once', () => {
    const paths = plan.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('has paths with a leading and trailing slash and no language prefix', () => {
    const odd = plan.filter(({ path }) => !/^\/([a-z0-9-]+\/)*$/.test(path) || path.startsWith('/ar/'));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('has the wildcards of the specification, in every language', () => {
    const wildcards = plan.flatMap(({ matchPath }) =>
      localeCodes.flatMap((code) => (matchPath ? [localisePath(matchPath, code)] : [])),
    );
    expect(wildcards.sort()).toEqual([
      '/ar/commercial-properties/*',
      '/ar/off-plan-properties/*',
      '/ar/properties/*',
      '/commercial-properties/*',
      '/off-plan-properties/*',
      '/properties/*',
    ]);
  });

  it('uses exactly the existing templates', () => {
    const used = new Set(plan.map(({ template }) => template));
    const files = readdirSync('src/templates').filter((file) => /^\w+\.tsx$/.test(file));
    expect([...used].sort()).toEqual(files.map((file) => file.replace('.tsx', '')).sort());
  });

  it('names existing dictionaries', () => {
    const names = new Set(plan.flatMap(({ namespaces }) => namespaces));
    const parts = [
      receiptNamespace,
      ...formIds.map(formNamespace),
      ...dictionaryParts({}).map(([name]) => name),
    ];
    const missing = [...names].filter(
      (name) =>
        !parts.includes(name) && !localeCodes.every((code) => existsSync(`locales/${code}/${name}.json`)),
    );
    expect(missing).toEqual([]);
  });

  it('prerenders results only where a home is available, so that a build takes minutes', () => {
    const open = site.content.listings.filter(({ status }) => status === 'for-rent' || status === 'for-sale');
    const results = plan.filter(({ template }) => template === 'Search');
    expect(results.length).toBeLessThan(open.length * 4);
    expect(plan.length).toBeLessThan(2500);
  });

  it.each(['dubai-marina', 'palm-jumeirah'])(
    'leads from the guide to %s, an example of the specification outside our market, to a guide of ours',
    (slug) => {
      const from = `/buy/community-guides/${slug}/`;
      const to = site.site.redirects.find((redirect) => redirect.from === from)?.to;
      expect(byPath.get(to ?? '')?.template).toBe('AreaGuideDetails');
    },
  );

  it('redirects every moved URL to a page', () => {
    const lost = site.site.redirects.filter(({ from, to }) => !byPath.has(to) || byPath.has(from));
    expect(lost).toEqual([]);
  });

  it('excludes from search engines exactly these pages', () => {
    const hidden = plan.filter(({ indexed }) => !indexed).map(({ path }) => path);
    const forVisitorsOnly = [
      '/callback-thankyou/',
      '/commercial-properties/search/',
      '/off-plan-properties/search/',
      '/offline/',
      '/properties/search/',
      '/property-valuation/instant-valuation-result/',
      '/saved-searches/',
      '/shortlist/',
      '/test/',
      '/thankyou/',
    ];
    expect(hidden.sort()).toEqual(forVisitorsOnly.filter((path) => byPath.has(path)));
  });
});
