import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { localisePath } from '../../src/domain/site/paths';
import { planSearchFiles } from '../../src/generation/encodeSearchData';
import { today } from '../../src/generation/today';
import { type LocaleCode, localeCodes } from '../../src/i18n/locales';
import { type BuiltPage, readPage } from './builtPage';
import { type PlannedSite, planOf, readSoundContent } from './plannedSite';

export const publicFolder = 'public';

/** A page as it was planned and as it was built. */
export type Built = {
  path: string;
  code: LocaleCode;
  planned: PlannedSite['plan'][number];
  page: BuiltPage;
};

let site: (PlannedSite & { searchFiles: string[] }) | undefined;
let pages: Built[] | undefined;

/** The plan of the site as of today, which is when it was built. */
export function builtPlan(): PlannedSite & { searchFiles: string[] } {
  if (!site) {
    const content = readSoundContent();
    site = { ...planOf(content, today()), searchFiles: [...planSearchFiles(content).texts.keys()] };
  }
  return site;
}

/** Every planned page in every language, read once; pages that are missing are left out. */
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

/** Pages that something is wrong with, one line each; of many the first few, and how many more there are. */
export function faulty(fault: (built: Built) => string | null | undefined | false): string[] {
  return firstOf(
    builtPages().flatMap((built) => {
      const found = fault(built);
      return found ? [`${built.path}: ${found}`] : [];
    }),
  );
}

/** The first lines of a long list, and how many more there are. */
export function firstOf(lines: readonly string[], most = 12): string[] {
  return lines.length <= most ? [...lines] : [...lines.slice(0, most), `and ${lines.length - most} more`];
}

/** A text file of the site; null when there is none. */
export function readPublic(path: string): string | null {
  const file = join(publicFolder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Paths of all pages that lie in the site's folder, planned or not. */
export function pathsOnDisk(): string[] {
  return readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`);
}

/** True for a path that a file answers. */
export function isServed(path: string): boolean {
  const file = join(publicFolder, decodeURI(path), path.endsWith('/') ? 'index.html' : '');
  return existsSync(file) && statSync(file).isFile();
}

/** Bytes of a file of the site when it is compressed. */
export function gzipBytes(path: string): number {
  return gzipSync(readFileSync(join(publicFolder, path)), { level: 9 }).length;
}
