import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localisePath } from '../../src/domain/site/paths';
import { writeHostFiles } from '../../src/generation/writeHostFiles';
import { localeCodes } from '../../src/i18n/locales';

type Copy = {
  /** Paths of the pages to copy, without language prefix. Pages that every site needs are copied too. */
  pages: readonly string[];
  /** Changes names and contents of files, as another build would. */
  change: (text: string) => string;
  /** `LEADS_URL` of the new build. */
  leadsUrl?: string;
};

const neededPages = ['/', '/404/', '/offline/', '/properties/search/'];
const neededFolders = ['brand', 'icons', 'page-data/sq', 'search', 'static'];
const isText = (file: string) => /\.(html|js|css|json|txt|webmanifest)$/.test(file);

/**
 * Makes a small build from the one in public/: some pages, all scripts, and the files for hosts and the service worker,
 * which are written by the same function as in a real build.
 */
export async function copyBuild(folder: string, { pages, change, leadsUrl }: Copy): Promise<void> {
  const paths = [...neededPages, ...pages].flatMap((path) =>
    localeCodes.map((code) => localisePath(path, code)),
  );
  const files = [
    ...readdirSync('public').filter((file) => !/\.(br|gz|xml)$|^_/.test(file)),
    'ar/404.html',
    'page-data/app-data.json',
    'page-data/404.html/page-data.json',
    ...paths.flatMap((path) => [
      `${path.slice(1)}index.html`,
      `page-data/${path === '/' ? 'index' : path.slice(1, -1)}/page-data.json`,
    ]),
  ];
  for (const file of new Set(files)) copyFile(file, folder, change);
  for (const inner of neededFolders) {
    const isWanted = (path: string) => !/\.(br|gz|webp|jpg|mp4)$/.test(path);
    cpSync(join('public', inner), join(folder, inner), { recursive: true, filter: isWanted });
  }
  const known = process.env.GATSBY_LEADS_URL;
  if (leadsUrl) process.env.GATSBY_LEADS_URL = leadsUrl;
  writeHostFiles(folder, [], join(folder, '..'));
  if (known === undefined) delete process.env.GATSBY_LEADS_URL;
  else process.env.GATSBY_LEADS_URL = known;
}

function copyFile(file: string, folder: string, change: (text: string) => string): void {
  const from = join('public', file);
  if (!existsSync(from) || !/\.\w+$/.test(file)) return;
  const to = join(folder, change(file));
  mkdirSync(dirname(to), { recursive: true });
  if (isText(file)) writeFileSync(to, change(readFileSync(from, 'utf8')));
  else cpSync(from, to);
}
