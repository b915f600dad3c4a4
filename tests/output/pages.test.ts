import { describe, expect, it } from 'vitest';
import type { PageFrame } from '../../src/domain/site/pageFrame';
import { localisePath } from '../../src/domain/site/paths';
import { getLocale, localeCodes } from '../../src/i18n/locales';
import { readPage } from '../support/builtPage';
import {
  builtPages,
  builtPlan,
  expectNoFault,
  isServed,
  pathsOnDisk,
  readPublic,
} from '../support/builtSite';

const { plan, views } = builtPlan();
const metaOf = ({ planned, code }: ReturnType<typeof builtPages>[number]) =>
  (planned.view(views[code]) as PageFrame).meta;

describe.each(localeCodes)('the route table in %s', (code) => {
  it('contains a page for every row of the plan', () => {
    const missing = plan.filter(({ path }) => !isServed(localisePath(path, code)));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});

describe('the built pages', () => {
  it('are the planned ones and the error pages', () => {
    const expected = new Set(
      localeCodes.flatMap((code) =>
        [...plan.map(({ path }) => path), '/404/', '/500/'].map((path) => localisePath(path, code)),
      ),
    );
    expect(pathsOnDisk().filter((path) => !expected.has(path))).toEqual([]);
  });

  it('declare their language and direction', () => {
    expectNoFault(({ code, page: { lang, dir } }) => {
      const locale = getLocale(code);
      return (lang !== locale.hrefLang || dir !== locale.dir) && `lang ${lang}, dir ${dir}`;
    });
  });

  it('have exactly one h1, which is not empty', () => {
    expectNoFault(({ page: { headings } }) => (headings.length !== 1 || !headings[0]) && `h1: ${headings}`);
  });

  it('have the title and description of their content', () => {
    expectNoFault((built) => {
      const { title, description } = metaOf(built);
      const { page } = built;
      return (
        (page.title !== title || page.metas.description?.join() !== description) &&
        `${page.title} / ${page.metas.description}`
      );
    });
  });

  it('are rendered to the last part', () => {
    expectNoFault(({ page: { unfinished } }) => unfinished > 0 && `${unfinished} unfinished`);
  });

  it('contain no untranslated key', () => {
    expectNoFault(({ page: { keys } }) => keys.length > 0 && [...new Set(keys)].join(' '));
  });

  it('have pictures with alternative text and dimensions', () => {
    expectNoFault(({ page: { images } }) => {
      const odd = images.filter(
        ({ alt, width, height }) => alt === undefined || !Number(width) || !Number(height),
      );
      return odd.length > 0 && odd.map(({ src }) => src).join(' ');
    });
  });

  it('refer only to pictures that exist', () => {
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

  it('have unique ids', () => {
    expectNoFault(({ page: { ids } }) => {
      const doubles = ids.filter((id, index) => ids.indexOf(id) !== index);
      return doubles.length > 0 && [...new Set(doubles)].join(' ');
    });
  });
});

describe.each([
  ['en', 'ltr', '/404.html', '/404/index.html', '/500.html'],
  ['ar', 'rtl', '/ar/404.html', '/ar/404/index.html', '/ar/500.html'],
])('the pages for what is missing or broken in %s', (lang, dir, ...files) => {
  it.each(files)('%s exists, in its language, with noindex', (file) => {
    const page = readPage(readPublic(file) ?? '');
    expect(page).toMatchObject({ lang, dir, keys: [] });
    expect(page.headings).toHaveLength(1);
    expect(page.metas.robots).toEqual(['noindex']);
  });

  it.each(files.slice(0, 2))('%s loads the data that the runtime expects', (file) => {
    expect(readPublic(file)).toMatch(/data-page-path="\/404(\.html|\/)"/);
  });
});

it('the not-found page matches only its own path', () => {
  const data = JSON.parse(readPublic('/page-data/ar/404/page-data.json') ?? '{}');
  expect([data.path, data.matchPath ?? null]).toEqual(['/ar/404/', null]);
});
