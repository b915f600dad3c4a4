import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { loadShared } from './loadShared';
import { type BuildStats, readBuildStats } from './readBuildStats';
import { startScriptsLater } from './startScriptsLater';

type Stitching = { stitchSliceForAPage?: (page: { pagePath: string; publicDir: string }) => Promise<void> };

/** Returns the markup of the scripts of a page, by the chunk of its template. */
export type ScriptsOf = (chunk: string) => string;

/** The slice in which Gatsby puts the scripts of all pages. The site has no others. */
const slice = '_gatsby-scripts-1';

/** The place of a slice, empty in a page that was just rendered, filled in a page of an earlier build. */
const place =
  /(?:<slice-start [^>]*id="([^"]+)"[^>]*><\/slice-start>|<!-- slice-start id="([^"]+)" -->)[\s\S]*(?:<\/slice-end>|<!-- slice-end id="[^"]+" -->)/;

/**
 * Replaces Gatsby's step "stitching slices" by `stitchPage`. Gatsby's would read and write every page in full, and the
 * scripts would have to be delayed in a second pass.
 * @returns a function that tells how many pages have been written
 * @throws if this version of Gatsby has no such step
 */
export function replaceStitching(): { written: () => number } {
  const stitching: Stitching = loadShared('gatsby/dist/utils/slices/stitching');
  const { generateHtmlPath } = loadShared('gatsby-core-utils/page-html');
  if (typeof stitching.stitchSliceForAPage !== 'function')
    throw new Error('Gatsby no longer has stitchSliceForAPage, which src/generation/stitchPages.ts replaces');
  let scriptsOf: ScriptsOf | undefined;
  let written = 0;
  stitching.stitchSliceForAPage = async ({ pagePath, publicDir }) => {
    scriptsOf ??= delayedScripts(publicDir, readBuildStats(publicDir));
    stitchPage(generateHtmlPath(publicDir, pagePath), scriptsOf);
    written += 1;
  };
  return { written: () => written };
}

/** Puts the scripts into the file of a page. They are at its end, so only the end of the file is written. */
export function stitchPage(file: string, scriptsOf: ScriptsOf): void {
  const page = readFileSync(file);
  const { start, end } = stitchedEnd(page, file, scriptsOf);
  if (page.subarray(start).equals(end)) return;
  const opened = openSync(file, 'r+');
  writeSync(opened, end, 0, end.length, start);
  ftruncateSync(opened, start + end.length);
  closeSync(opened);
}

/**
 * Returns the end of a page, from the place of its scripts on, with the scripts.
 * @param file the page's file, for messages
 * @throws if the page does not name its template's chunk, or has no place for scripts or one for another slice
 */
export function stitchedEnd(
  page: Buffer,
  file: string,
  scriptsOf: ScriptsOf,
): { start: number; end: Buffer } {
  const starts = ['<slice-start ', '<!-- slice-start '].map((tag) => page.indexOf(tag));
  const start = Math.min(...starts.filter((at) => at >= 0));
  const end = Number.isFinite(start) ? page.subarray(start).toString() : '';
  const [, ...ids] = place.exec(end) ?? [];
  const id = ids.find((each) => each !== undefined);
  if (id !== slice) throw new Error(`${file} should have one slice, ${slice}, and not ${id ?? 'none'}`);
  const styles = page.indexOf('<style data-href="/component---');
  const tag = styles < 0 ? '' : page.subarray(styles, styles + 200).toString();
  const [, chunk] = /^<style data-href="\/(component---[\w-]+)\.[^"]*\.css"/.exec(tag) ?? [];
  if (!chunk) throw new Error(`${file} does not name the chunk of its template in <style data-href="…">`);
  const markup = `<!-- slice-start id="${slice}" -->${scriptsOf(chunk)}<!-- slice-end id="${slice}" -->`;
  return { start, end: Buffer.from(end.replace(place, () => markup)) };
}

/** Returns the markup of the scripts for the pages of a template, delayed by `startScriptsLater`. */
export function delayedScripts(folder: string, stats: BuildStats): ScriptsOf {
  const markup = readFileSync(join(folder, '_gatsby', 'slices', `${slice}.html`), 'utf8');
  const known = new Map<string, string>();
  return (chunk) => {
    const scripts = stats.filesOf([chunk]).flatMap((file) => (file.endsWith('.js') ? `/${file}` : []));
    const delayed = known.get(chunk) ?? startScriptsLater(markup, scripts, chunk);
    known.set(chunk, delayed);
    return delayed;
  };
}
