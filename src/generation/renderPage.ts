import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadShared } from './loadShared';
import type { PageData } from './pageData';
import { readBuildStats } from './readBuildStats';
import { delayedScripts, stitchedEnd } from './stitchPages';

/** The code that renders pages. Gatsby bundles the site's templates in it, and keeps it after a build. */
export const rendererFile = '.cache/page-ssr/routes/render-page.js';

/** The files of a page, relative to the project's folder. */
export function pageFiles(path: string): { data: string; html: string } {
  const { generateHtmlPath } = loadShared('gatsby-core-utils/page-html');
  const { generatePageDataPath } = loadShared('gatsby-core-utils/page-data');
  return { data: generatePageDataPath('public', path), html: generateHtmlPath('public', path) };
}

/** Reads the data of a page of the last build; null if there is no such page. */
export function readPageData(root: string, path: string): PageData | null {
  const file = join(root, pageFiles(path).data);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Prepares to render pages as Gatsby does, with the code, styles and layout of the last build.
 * @param root the project's folder
 * @returns a function that renders a page to HTML, its scripts included, from its data as JSON
 */
export async function prepareRenderer(root: string): Promise<(data: string) => Promise<string>> {
  // Without this, React loads its slower version for development.
  process.env.NODE_ENV = 'production';
  const renderer: { default: (page: object) => Promise<{ html: string }> } = loadShared(
    resolve(rendererFile),
  );
  const { getScriptsAndStylesForTemplate, readWebpackStats } = loadShared(
    'gatsby/dist/utils/client-assets-for-template',
  );
  const folder = join(root, 'public');
  const webpackStats = await readWebpackStats(folder);
  const stats = readBuildStats(folder);
  const scriptsOf = delayedScripts(folder, stats);
  const resultOf = (hash: string) =>
    JSON.parse(readFileSync(`${folder}/page-data/sq/d/${hash}.json`, 'utf8'));
  return async (data) => {
    // Rendering changes this object.
    const pageData: PageData = JSON.parse(data);
    const { componentChunkName, path, staticQueryHashes } = pageData;
    const { html } = await renderer.default({
      pagePath: path,
      pageData,
      webpackCompilationHash: stats.build,
      context: { isDuringBuild: true },
      staticQueryContext: Object.fromEntries(staticQueryHashes.map((hash) => [hash, resultOf(hash)])),
      ...(await getScriptsAndStylesForTemplate(componentChunkName, webpackStats)),
    });
    const page = Buffer.from(html);
    const { start, end } = stitchedEnd(page, path, scriptsOf);
    return page.subarray(0, start).toString() + end;
  };
}
