import { describe, expect, it } from 'vitest';
import type { PageFrame } from '../../src/domain/site/pageContent';
import { localisePath } from '../../src/domain/site/paths';
import { getLocale, localeCodes } from '../../src/i18n/locales';
import { readPage } from '../support/builtPage';
import { builtPages, builtPlan, faulty, isServed, pathsOnDisk, readPublic } from '../support/builtSite';
import { namedRoutes } from '../support/routes';

const { plan, views } = builtPlan();
const metaOf = ({ planned, code }: ReturnType<typeof builtPages>[number]) =>
  (planned.view(views[code]) as PageFrame).meta;

describe.each(localeCodes)('the route table in %s', (code) => {
  const planned = new Set(plan.map(({ path }) => path));

  it.each(namedRoutes.filter(([path]) => planned.has(path)))('has a page at %s', (path) => {
    expect(isServed(localisePath(path, code))).toBe(true);
  });

  it('has a page for every row of the plan', () => {
    const missing = plan.filter(({ path }) => !isServed(localisePath(path, code)));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});

describe('the built pages', () => {
  it('are those that were planned, and those for what is missing or broken', () => {
    const expected = new Set(
      localeCodes.flatMap((code) =>
        [...plan.map(({ path }) => path), '/404/', '/500/'].map((path) => localisePath(path, code)),
      ),
    );
    expect(pathsOnDisk().filter((path) => !expected.has(path))).toEqual([]);
  });

  it('say their language and direction in their HTML', () => {
    expect(
      faulty(({ code, page: { lang, dir } }) => {
        const locale = getLocale(code);
        return (lang !== locale.hrefLang || dir !== locale.dir) && `lang ${lang}, dir ${dir}`;
      }),
    ).toEqual([]);
  });

  it('have one h1, and it says something', () => {
    expect(
      faulty(({ page: { headings } }) => (headings.length !== 1 || !headings[0]) && `h1: ${headings}`),
    ).toEqual([]);
  });

  it('have the title and the description of their content', () => {
    expect(
      faulty((built) => {
        const { title, description } = metaOf(built);
        const { page } = built;
        return (
          (page.title !== title || page.metas.description?.join() !== description) &&
          `${page.title} / ${page.metas.description}`
        );
      }),
    ).toEqual([]);
  });

  it('have words for everything: none shows a key', () => {
    expect(faulty(({ page: { keys } }) => keys.length > 0 && [...new Set(keys)].join(' '))).toEqual([]);
  });

  it('have pictures with words, and with a shape before they are there', () => {
    expect(
      faulty(({ page: { images } }) => {
        const odd = images.filter(
          ({ alt, width, height }) => alt === undefined || !Number(width) || !Number(height),
        );
        return odd.length > 0 && odd.map(({ src }) => src).join(' ');
      }),
    ).toEqual([]);
  });

  it('ask only for pictures that were made', () => {
    const asked = new Set(
      builtPages().flatMap(({ page: { images } }) =>
        images.flatMap(({ src = '', srcset = '' }) => [
          src,
          ...srcset.split(',').flatMap((each) => each.trim().split(' ')[0] || []),
        ]),
      ),
    );
    expect(asked.size).toBeGreaterThan(100);
    expect([...asked].filter((path) => !isServed(path))).toEqual([]);
  });

  it('have ids that are each their own', () => {
    expect(
      faulty(({ page: { ids } }) => {
        const doubles = ids.filter((id, index) => ids.indexOf(id) !== index);
        return doubles.length > 0 && [...new Set(doubles)].join(' ');
      }),
    ).toEqual([]);
  });
});

describe.each([
  ['en', 'ltr', '/404.html', '/404/index.html', '/500.html'],
  ['ar', 'rtl', '/ar/404.html', '/ar/404/index.html', '/ar/500.html'],
])('the pages for what is missing or broken in %s', (lang, dir, ...files) => {
  it.each(files)('%s is there, in its language, and not for search engines', (file) => {
    const page = readPage(readPublic(file) ?? '');
    expect(page).toMatchObject({ lang, dir, keys: [] });
    expect(page.headings).toHaveLength(1);
    expect(page.metas.robots).toEqual(['noindex']);
  });

  it.each(files.slice(0, 2))('%s loads the data that the runtime looks for', (file) => {
    expect(readPublic(file)).toMatch(/data-page-path="\/404(\.html|\/)"/);
  });
});

it('not-found pages answer for themselves only', () => {
  const data = JSON.parse(readPublic('/page-data/ar/404/page-data.json') ?? '{}');
  expect([data.path, data.matchPath ?? null]).toEqual(['/ar/404/', null]);
});
