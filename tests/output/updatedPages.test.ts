import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'gatsby';
import { beforeEach, describe, expect, it } from 'vitest';
import { pagesOf } from '../../src/generation/createPages';
import { makePageData, type PageData } from '../../src/generation/pageData';
import { planNodes } from '../../src/generation/plannedNodes';
import { pageFiles, readPageData } from '../../src/generation/renderPage';
import { updatePages } from '../../src/generation/updatePages';
import { readDictionaries } from '../../src/generation/words';
import { builtPlan, firstOf } from '../support/builtSite';
import { temporaryFolder } from '../support/temporaryFolder';

const { plan, views } = builtPlan();
const pages = pagesOf({ plan });
const pageWith = new Map(pages.map((page) => [String(page.context?.id), page]));
const dataOf = ({ path }: Page) => readPageData('.', path) as PageData;
const idOf = (page: Page) => String(page.context?.id);
/** The nodes of the last build, with the content that its pages have. */
const nodes = planNodes(
  { plan, views, dictionaries: readDictionaries('locales') },
  (_planned, _code, id) => dataOf(pageWith.get(id) as Page).result.data.view.content,
);
/** The first page of each template in each language. */
const examples = new Map(
  pages.toReversed().map((page) => [`${page.component} ${page.context?.language}`, page]),
);
/** Its query differs from that of all other templates. */
const isStyleGuide = ({ path }: Page) => path.endsWith('/test/');

let root = '';
/** The text of a page's file. The offline page is changed after it was rendered (`writeHostFiles.ts`). */
const textOf = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'utf8').replace(/data-page-path="[^"]*\/(404\.html|offline\/)"/, '');

beforeEach(() => {
  root = temporaryFolder();
  for (const file of ['webpack.stats.json', '_gatsby/slices', 'page-data/app-data.json', 'page-data/sq'])
    cpSync(join('public', file), join(root, 'public', file), { recursive: true });
  for (const { path } of examples.values())
    for (const file of Object.values(pageFiles(path))) cpSync(file, join(root, file));
});

describe('pages that are rendered without Gatsby', () => {
  it('have the same data as those of Gatsby, even if it is made from another page of their template', () => {
    const different = pages.filter((page) => {
      const other = examples.get(`${page.component} ${page.context?.language === 'en' ? 'ar' : 'en'}`);
      const like = isStyleGuide(page) ? page : (other as Page);
      const { content } = dataOf(page).result.data.view;
      return (
        JSON.stringify(makePageData(page, content, nodes, dataOf(like))) !== JSON.stringify(dataOf(page))
      );
    });
    expect(firstOf(different.map(({ path }) => path))).toEqual([]);
  });

  it('have the same HTML as those of Gatsby, in every template and language', async () => {
    for (const page of examples.values()) {
      writeFileSync(join(root, pageFiles(page.path).html), 'outdated');
      const outdated = dataOf(page);
      outdated.result.data.view.content = {};
      writeFileSync(join(root, pageFiles(page.path).data), JSON.stringify(outdated));
    }
    expect(await updatePages(root, [...examples.values()].map(idOf), pages, nodes)).toBe(examples.size);
    const files = [...examples.values()].flatMap(({ path }) => Object.values(pageFiles(path)));
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((file) => textOf(root, file) !== textOf('.', file))).toEqual([]);
  });

  it('may be new', async () => {
    const [, added] = pages.filter(({ component }) => component.endsWith('PropertyDetails.tsx')) as [
      Page,
      Page,
    ];
    expect(await updatePages(root, [idOf(added)], pages, nodes)).toBe(1);
    for (const file of Object.values(pageFiles(added.path)))
      expect(textOf(root, file)).toBe(textOf('.', file));
  });

  it('may be gone', async () => {
    const [sold] = [...examples.values()] as [Page];
    const left = nodes.filter(({ id }) => id !== idOf(sold));
    expect(await updatePages(root, [idOf(sold)], pages, left)).toBe(0);
    expect(Object.values(pageFiles(sold.path)).filter((file) => existsSync(join(root, file)))).toEqual([]);
  });

  it('are named if they cannot be rendered', async () => {
    const [page] = [...examples.values()] as [Page];
    const broken = nodes.map((node) =>
      node.type === 'PageView' && node.id === idOf(page)
        ? { ...node, fields: { ...node.fields, content: {} } }
        : node,
    );
    await expect(updatePages(root, [idOf(page)], pages, broken)).rejects.toThrow(
      `${page.path} could not be rendered`,
    );
  });
});
