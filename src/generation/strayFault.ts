import { basename, dirname } from 'node:path/posix';
import { collections } from '../domain/content/collections';
import { localeCodes } from '../i18n/locales';
import type { Fault } from './fault';
import { didYouMean } from './suggest';

/** The description of a file that no collection reads. */
export const strayFile = 'an unknown file';

/**
 * The fault of a file or folder whose name no collection reads.
 * @param taken the names of the other files in its folder, which are not suggested
 */
export function strayFault(file: string, isFolder: boolean, taken: readonly string[] = []): Fault {
  const found = isFolder ? 'an unknown folder' : strayFile;
  return { file, path: '', found, expected: isFolder ? folderExpected(file) : fileExpected(file, taken) };
}

function folderExpected(file: string): string {
  const names = [...Object.keys(collections).filter((name) => name !== 'site'), 'videos'];
  const isAtTop = dirname(file).endsWith('content');
  return isAtTop
    ? `one of the folders ${names.join(', ')}${didYouMean(basename(file), names)}`
    : 'only files here';
}

function fileExpected(file: string, taken: readonly string[]): string {
  const name = basename(file);
  const renamed = meantName(name);
  if (renamed && !taken.includes(renamed)) return `the name "${renamed}"`;
  const folder = basename(dirname(file));
  if (folder === 'content') return 'site.json, or a file within one of the folders';
  if (folder === 'videos') return 'videos that end in .mp4 or .webm';
  if (folder === 'pictures' && /\.(jpg|png|svg)$/.test(name))
    return 'a name of small letters, digits and hyphens, such as "villa-01.jpg"';
  if (folder === 'pictures') return 'pictures that end in .jpg, .png or .svg, each with its .json';
  if (name.endsWith('.md') || /\/content\/[^/]+\/[^/]+\/[^/]+$/.test(`/${file}`)) {
    return `index.json, ${localeCodes.map((code) => `${code}.md`).join(' or ')} in the item’s own folder`;
  }
  return 'a file that ends in .json';
}

/** A text whose name says more than its language: `ar (1).md`, `en-final.md`. */
const longName = new RegExp(`^(${localeCodes.join('|')})[^a-z].*\\.md$`);

/**
 * The most likely intended name of `cap-1.JSON`, `cap-1.json.txt`, `Villa-01.jpeg`, `EN.md` or `ar (1).md`; null if
 * unknown.
 */
export function meantName(name: string): string | null {
  const lower = name.toLowerCase();
  const meant = lower
    .replace(/\.json\.\w+$|\.json5$|\.jsonc$|\.jsn$/, '.json')
    .replace(/\.(jpeg|jpe)$/, '.jpg')
    .replace(/\.(markdown|md\.txt)$/, '.md')
    .replace(longName, '$1.md');
  const isText = localeCodes.some((code) => meant === `${code}.md`);
  return meant !== name && (/\.(json|jpg|png|svg)$/.test(meant) || isText) ? meant : null;
}
