import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { localisePath } from '../../src/domain/site/paths';
import { planSearchFiles } from '../../src/generation/encodeSearchData';
import { today } from '../../src/generation/today';
import { type LocaleCode, localeCodes } from '../../src/i18n/locales';
import { type BuiltPage, readPage } from './builtPage';
import { type PlannedSite, planOf, readSoundContent } from './plannedSite';

const publicFolder = 'public';

/** A page as planned and as built. */
export type Built = {
  path: string;
  code: LocaleCode;
  planned: PlannedSite['plan'][number];
  page: BuiltPage;
};

let site: (PlannedSite & { searchFiles: string[] }) | undefined;
let pages: Built[] | undefined;

/** The planned site of today, the day of the build. */
export function builtPlan(): PlannedSite & { searchFiles: string[] } {
  if (!site) {
    const content = readSoundContent();
    site = { ...planOf(content, today()), searchFiles: [...planSearchFiles(content).texts.keys()] };
  }
  return site;
}

/** Reads all planned pages in every language, once. Missing pages are left out. */
export function builtPages(): Built[] {
  pages ??= localeCodes.flatMap((code) =>
    builtPlan().plan.flatMap((planned) => {
      const path = localisePath(planned.path, code);
      const html = readPublic(`${path}index.html`);
      return html === null ? [] : [{ path, code, planned, page: readPage(html) }];
    }),
  );
  return pages;
}

/** Expects that no page has a fault. If some have, the test lists the first few, and the number of others. */
export function expectNoFault(faultOf: (built: Built) => string | null | undefined | false): void {
  const faults = builtPages().flatMap((built) => {
    const found = faultOf(built);
    return found ? [`${built.path}: ${found}`] : [];
  });
  expect(firstOf(faults)).toEqual([]);
}

/** Returns the first lines of a list, and the number of others. */
export function firstOf(lines: readonly string[], most = 12): string[] {
  return lines.length <= most ? [...lines] : [...lines.slice(0, most), `and ${lines.length - most} more`];
}

/** Reads a text file of the built site, or returns null if it does not exist. */
export function readPublic(path: string): string | null {
  const file = join(publicFolder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Returns the paths of all pages in the built site, planned or not. */
export function pathsOnDisk(): string[] {
  return readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
}

/** Returns whether a file of the built site answers a path. */
export function isServed(path: string): boolean {
  const file = join(publicFolder, decodeURI(path), path.endsWith('/') ? 'index.html' : '');
  return existsSync(file) && statSync(file).isFile();
}

/** Returns the compressed size of a file of the built site in bytes. */
export function gzipBytes(path: string): number {
  return gzipSync(readFileSync(join(publicFolder, path)), { level: 9 }).length;
}
