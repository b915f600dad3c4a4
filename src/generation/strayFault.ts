import { basename, dirname } from 'node:path/posix';
import { collections } from '../domain/content/collections';
import { localeCodes } from '../i18n/locales';
import type { Fault } from './fault';
import { didYouMean } from './suggest';

/** The description of a file that no collection reads. */
export const strayFile = 'an unknown file';

/** The fault of a file or folder whose name no collection reads. */
export function strayFault(file: string, isFolder: boolean): Fault {
  const found = isFolder ? 'an unknown folder' : strayFile;
  return { file, path: '', found, expected: isFolder ? folderExpected(file) : fileExpected(file) };
}

function folderExpected(file: string): string {
  const names = [...Object.keys(collections).filter((name) => name !== 'site'), 'videos'];
  const isAtTop = dirname(file).endsWith('content');
  return isAtTop
    ? `one of the folders ${names.join(', ')}${didYouMean(basename(file), names)}`
    : 'only files here';
}

function fileExpected(file: string): string {
  const name = basename(file);
  const renamed = meantName(name);
  if (renamed) return `the name "${renamed}"`;
  const folder = basename(dirname(file));
  if (folder === 'content') return 'site.json, or a file within one of the folders';
  if (folder === 'videos') return 'videos that end in .mp4 or .webm';
  if (folder === 'pictures') return 'pictures that end in .jpg, .png or .svg, each with its .json';
  if (name.endsWith('.md') || /\/content\/[^/]+\/[^/]+\/[^/]+$/.test(`/${file}`)) {
    return `index.json, ${localeCodes.map((code) => `${code}.md`).join(' or ')} in the item’s own folder`;
  }
  return 'a file that ends in .json';
}

/** The most likely intended name of `cap-1.JSON`, `cap-1.json.txt`, `villa-01.jpeg` or `EN.md`; null if unknown. */
export function meantName(name: string): string | null {
  const lower = name.toLowerCase();
  const meant = lower
    .replace(/\.json\.\w+$|\.json5$|\.jsonc$|\.jsn$/, '.json')
    .replace(/\.(jpeg|jpe)$/, '.jpg')
    .replace(/\.(markdown|md\.txt)$/, '.md');
  const isText = localeCodes.some((code) => meant === `${code}.md`);
  return meant !== name && (/\.(json|jpg|png|svg)$/.test(meant) || isText) ? meant : null;
}
