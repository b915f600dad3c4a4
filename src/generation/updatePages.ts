import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'gatsby';
import { keepOriginal } from './originalPages';
import { makePageData, type PageData } from './pageData';
import { type PlannedNode, pathOfView } from './plannedNodes';
import { pageFiles, prepareRenderer, readPageData } from './renderPage';
import { writeChanged } from './writeChanged';

/**
 * Writes the data and the HTML of pages anew, and deletes those of pages that no longer exist.
 * @param root the project's folder, with the last build in `public/`
 * @param changed ids of the nodes of these pages
 * @param pages all pages
 * @param nodes all nodes
 * @returns how many pages were written
 * @throws Error that names the page, if one cannot be rendered
 */
export async function updatePages(
  root: string,
  changed: readonly string[],
  pages: readonly Page[],
  nodes: readonly PlannedNode[],
): Promise<number> {
  const render = await prepareRenderer(root);
  const pageOf = new Map(pages.map((page) => [page.context?.id, page]));
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  let written = 0;
  for (const id of changed) {
    const [node, page] = [nodeOf.get(id), pageOf.get(id)];
    const isThere = node?.type === 'PageView' && page;
    const files = pageFiles(isThere ? page.path : pathOfView(id));
    for (const file of Object.values(files)) keepOriginal(root, file);
    if (!isThere) {
      for (const file of Object.values(files)) rmSync(join(root, file), { force: true });
      continue;
    }
    const like = readPageData(root, page.path) ?? dataOfTemplate(root, page.component, pages);
    const data = JSON.stringify(makePageData(page, node.fields.content, nodes, like));
    const html = await render(data).catch((cause) => {
      throw new Error(`${page.path} could not be rendered: ${cause.message}`, { cause });
    });
    writeChanged(join(root, files.data), data);
    writeChanged(join(root, files.html), html);
    written += 1;
  }
  return written;
}

/** Reads the data of any page of a template. */
function dataOfTemplate(root: string, template: string, pages: readonly Page[]): PageData {
  for (const { path, component } of pages) {
    const data = component === template ? readPageData(root, path) : null;
    if (data) return data;
  }
  throw new Error(`The last build has no page with ${template}`);
}
