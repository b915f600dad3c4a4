import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../src/domain/search/query';
import type { PageFrame } from '../../src/domain/site/pageContent';
import { searchFolders } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { contentLinks } from '../support/contentLinks';
import { gluedPreposition } from '../support/gluedPreposition';
import { planOf, readSoundContent } from '../support/plannedSite';

const content = readSoundContent();
const { plan, views, site } = planOf(content);

describe.each(localeCodes)('what search engines are told in %s', (code) => {
  const metas = plan
    .filter(({ indexed }) => indexed)
    .map((page) => ({ path: page.path, meta: (page.view(views[code]) as PageFrame).meta }));
  const shared = (field: 'title' | 'description') => {
    const paths = new Map<string, string[]>();
    for (const { path, meta } of metas) paths.set(meta[field], [...(paths.get(meta[field]) ?? []), path]);
    return [...paths].filter(([, of]) => of.length > 1).map(([words, of]) => `${words}: ${of.join(' ')}`);
  };

  it('is a title of each page’s own', () => {
    expect(shared('title')).toEqual([]);
  });

  it('is a description of each page’s own', () => {
    expect(shared('description')).toEqual([]);
  });

  it('is short enough to be shown whole, and long enough to say something', () => {
    const odd = metas.filter(
      ({ meta: { title, description } }) =>
        title.length > 60 || description.length > 155 || title.length < 8 || description.length < 40,
    );
    expect(odd.map(({ path, meta }) => `${path}: ${meta.title} / ${meta.description}`)).toEqual([]);
  });
});

it('Arabic content never joins a preposition to a figure', () => {
  const texts = [...JSON.stringify(content).matchAll(/"ar":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text = '']) => text,
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => gluedPreposition.test(text))).toEqual([]);
});

describe('links in content', () => {
  const links = contentLinks(content);
  const planned = new Set(plan.map(({ path }) => path));

  /** Results that are not prerendered are shown by the search screen, when their place is known. */
  const isResults = (path: string) =>
    searchFolders.some(
      (folder) => path.startsWith(`${folder}for-`) || path.startsWith(`${folder}new-homes/for-`),
    ) &&
    (parseQuery(path, '')?.areas ?? []).every(
      (area) => path.includes(`/in-${area}/`) && site.areas.has(area),
    );

  it('are many', () => {
    expect(links.length).toBeGreaterThan(300);
  });

  it('lead to pages that are planned, or to results for a place that is known', () => {
    const lost = links.filter(({ path }) => {
      const [pathname = ''] = path.split(/[?#]/);
      return !planned.has(pathname) && !isResults(pathname);
    });
    expect(lost.map(({ path, where }) => `${where}: ${path}`)).toEqual([]);
  });

  it('are written without a language', () => {
    expect(links.filter(({ path }) => path.startsWith('/ar/'))).toEqual([]);
  });

  it('do not lead to what has moved', () => {
    const moved = new Set(site.site.redirects.map(({ from }) => from));
    expect(links.filter(({ path }) => moved.has(path))).toEqual([]);
    expect([...moved].filter((path) => planned.has(path))).toEqual([]);
  });
});
