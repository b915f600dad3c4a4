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
 * @returns false if one of them is the first page of its template; nothing was written then
 */
export async function updatePages(
  root: string,
  changed: readonly string[],
  pages: readonly Page[],
  nodes: readonly PlannedNode[],
): Promise<boolean> {
  const next = dataOf(root, new Set(changed), pages, nodes);
  if (!next) return false;
  const render = await prepareRenderer(root);
  for (const each of next) {
    const data = JSON.stringify(each);
    const html = await render(data);
    const files = pageFiles(each.path);
    for (const file of Object.values(files)) keepOriginal(root, file);
    writeChanged(join(root, files.data), data);
    writeChanged(join(root, files.html), html);
  }
  const kept = new Set(nodes.map(({ id }) => id));
  for (const id of changed.filter((each) => !kept.has(each))) {
    for (const file of Object.values(pageFiles(pathOfView(id)))) {
      keepOriginal(root, file);
      rmSync(join(root, file), { force: true });
    }
  }
  return true;
}

/** Makes the data of the changed pages; null if there is no page of a template yet. */
function dataOf(
  root: string,
  changed: ReadonlySet<string>,
  pages: readonly Page[],
  nodes: readonly PlannedNode[],
): PageData[] | null {
  const byId = new Map(pages.map((page) => [page.context?.id, page]));
  const data: PageData[] = [];
  for (const node of nodes) {
    const page = byId.get(node.id);
    if (node.type !== 'PageView' || !page || !changed.has(node.id)) continue;
    const like = readPageData(root, page.path) ?? dataOfTemplate(root, page.component, pages);
    if (!like) return null;
    data.push(makePageData(page, node.fields.content, nodes, like));
  }
  return data;
}

/** Reads the data of any page of a template in the last build. */
function dataOfTemplate(root: string, template: string, pages: readonly Page[]): PageData | null {
  for (const { path, component } of pages) {
    const data = component === template ? readPageData(root, path) : null;
    if (data) return data;
  }
  return null;
}
