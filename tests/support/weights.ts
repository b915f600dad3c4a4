import { gzipSync } from 'node:zlib';
import { type Built, builtPages, firstOf, gzipBytes, readPublic } from './builtSite';

/** The compressed bytes of a page's first load. */
export type Weights = {
  template: string;
  path: string;
  html: number;
  /** Scripts in the HTML, and the template's scripts, which the runtime loads. */
  scripts: number;
  styles: number;
  /** page-data.json and the data shared with other pages. */
  data: number;
  fonts: number;
};

const sizes = new Map<string, number>();
const sizeOf = (path: string) => {
  const known = sizes.get(path) ?? gzipBytes(path);
  sizes.set(path, known);
  return known;
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Returns whether a page is a search page or the style guide, which are not content pages. */
const isList = ({ planned: { template } }: Built) => /^(StyleGuide|Search)$/.test(template);

const dataPath = (path: string) => `/page-data${path === '/' ? '/index/' : path}page-data.json`;

/** Returns the bytes of one page. */
function weigh({ path, planned, page }: Built): Weights {
  const data: { componentChunkName: string } = JSON.parse(readPublic(dataPath(path)) ?? '{}');
  const chunks: string[] = chunkMap()[data.componentChunkName] ?? [];
  const scripts = new Set([...page.scripts, ...(chunkMap().app ?? []), ...chunks]);
  const fonts = page.links.filter(({ rel, as }) => rel === 'preload' && as === 'font');
  return {
    template: planned.template,
    path,
    html: gzipBytes(`${path}index.html`),
    scripts: sum([...scripts].filter((file) => file.endsWith('.js')).map(sizeOf)),
    styles: gzipSync(page.styles, { level: 9 }).length,
    data: gzipBytes(dataPath(path)),
    fonts: sum(fonts.map(({ href = '' }) => sizeOf(href))),
  };
}

let chunkFiles: Record<string, string[]> | undefined;

/** Reads the files of each webpack chunk from the HTML. */
function chunkMap(): Record<string, string[]> {
  chunkFiles ??= JSON.parse(readPublic('/chunk-map.json') ?? '{}');
  return chunkFiles as Record<string, string[]>;
}

/** Returns the page with the most data of each template. */
export function templateWeights(): Weights[] {
  const heaviest = new Map<string, Built>();
  for (const built of builtPages()) {
    const { template } = built.planned;
    const known = heaviest.get(template);
    if (!known || sizeOf(dataPath(built.path)) > sizeOf(dataPath(known.path))) heaviest.set(template, built);
  }
  return [...heaviest.values()].map(weigh).sort((a, b) => a.template.localeCompare(b.template));
}

/** Returns pages above a number of kilobytes, one per line. */
export function pageWeights(part: 'styles' | 'data', kilobytes: number): string[] {
  const heavy = builtPages()
    .filter((built) => part !== 'data' || !isList(built))
    .map(({ path, page }) => ({
      path,
      bytes: part === 'data' ? sizeOf(dataPath(path)) : gzipSync(page.styles).length,
    }))
    .filter(({ bytes }) => bytes > kilobytes * 1024)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path}: ${(bytes / 1024).toFixed(1)} KB`);
  return firstOf(heavy);
}

/** Formats the sizes as a table in kilobytes. */
export function showWeights(rows: readonly Weights[]): string {
  const cells = rows.map(({ template, path, html, scripts, styles, data, fonts }) => [
    template,
    ...[scripts, styles, data, html, fonts].map((bytes) => (bytes / 1024).toFixed(1)),
    path,
  ]);
  const heads = ['template', 'js', 'css', 'data', 'html', 'font', 'heaviest page (KB, gzip)'];
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  return [heads, ...cells]
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 || column === 6
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
