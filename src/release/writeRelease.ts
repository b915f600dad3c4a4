import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  type Stats,
  utimesSync,
} from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nginxHeadersFile } from '../domain/site/hosting';
import { filesIn } from '../generation/filesIn';
import { replaceFile } from '../generation/replaceFile';
import { encodings } from './encodings';
import { currentFile, currentNginxFile, readReleases } from './readReleases';

export type Release = { name: string; files: number; linked: number };

const oneDay = 24 * 60 * 60 * 1000;
const mostKept = 6;

/**
 * Copies the finished build from the public folder to a new release and makes it the current one. Until the copy is
 * complete, the previous release is served. Files that are unchanged since the previous release are hard links. Open
 * pages may still request files of older releases, so the previous release and those replaced within the last 24 hours
 * are kept, at most six in all.
 * @throws if a folder cannot be read or written; the current release then stays the same
 */
export async function writeRelease(
  publicFolder: string,
  releasesFolder: string,
  now = new Date(),
): Promise<Release> {
  const before = readReleases(releasesFolder).filter((each) => existsSync(join(releasesFolder, each)));
  const name = now.toISOString().replaceAll(/[:.]/g, '-');
  const unfinished = join(releasesFolder, `${name}.part`);
  await mkdir(releasesFolder, { recursive: true });
  const older = before[0] === undefined ? null : join(releasesFolder, before[0]);
  const { files, linked } = copyFiles(publicFolder, unfinished, older);
  await rename(unfinished, join(releasesFolder, name));

  const kept = [name, ...before.filter((each, index) => isKept(before, index, now) && each !== name)];
  const headers = await readFile(join(releasesFolder, name, nginxHeadersFile), 'utf8').catch(() => '');
  const names = [`set $site_release ${name};`, `set $site_before ${kept[1] ?? name};`, ''];
  replaceFile(join(releasesFolder, currentNginxFile), headers + names.join('\n'));
  replaceFile(join(releasesFolder, currentFile), JSON.stringify(kept));
  removeOthers(releasesFolder, kept);
  return { name, files, linked };
}

/**
 * Returns whether to keep an older release. A release was replaced at the time at which the next newer one was made.
 * @param index in `releases`, which has the newest first
 */
function isKept(releases: readonly string[], index: number, now: Date): boolean {
  if (index === 0) return true;
  const replaced = timeOf(releases[index - 1] ?? '');
  return index < mostKept - 1 && now.getTime() - replaced < oneDay;
}

/** Parses the time in a release's name, which is an ISO 8601 time with hyphens in place of colons and the dot. */
function timeOf(name: string): number {
  return Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, 'T$1:$2:$3.$4Z'));
}

function copyFiles(from: string, to: string, older: string | null) {
  const files = [...filesIn(from)].filter(([path]) => !path.endsWith('.part'));
  const olderFiles = older === null ? new Map<string, Stats>() : filesIn(older);
  for (const folder of new Set(files.map(([path]) => dirname(path))))
    mkdirSync(join(to, folder), { recursive: true });
  let linked = 0;
  for (const [path, stats] of files) {
    const file = join(from, path);
    const earlier = join(older ?? '', path);
    const before = olderFiles.get(path);
    const unchanged = before && isSame(file, stats, earlier, before) ? earlier : null;
    if (copyOrLink(file, stats, join(to, path), unchanged)) linked += 1;
  }
  return { files: files.length, linked };
}

/**
 * Copies or links a file into a release. Returns whether it was linked. The next build overwrites most files of the
 * public folder in place, so these must not be linked; compressed files are always replaced by a rename.
 * @param unchanged the path of the same file in the older release, or null if it is new or differs
 */
function copyOrLink(from: string, { mtime }: Stats, to: string, unchanged: string | null): boolean {
  const isReplaced = encodings.some(({ extension }) => from.endsWith(extension));
  const source = unchanged ?? (isReplaced ? from : null);
  if (source !== null) {
    try {
      linkSync(source, to);
      return true;
    } catch {
      // Some file systems have no hard links, or only so many for a file.
    }
  }
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  // The server ignores compressed files that are older than their source.
  utimesSync(to, mtime, mtime);
  return false;
}

/**
 * Files of the same time were not written since the older release was copied, because copies keep the time. Others are
 * compared by content, because a build may write a file anew with the content it had.
 */
function isSame(file: string, now: Stats, older: string, then: Stats): boolean {
  if (now.size !== then.size) return false;
  // Times of copies are rounded to milliseconds.
  if (Math.abs(now.mtimeMs - then.mtimeMs) < 1) return true;
  return readFileSync(file).equals(readFileSync(older));
}

/** Removes releases that are no longer kept, and the leftovers of interrupted runs. */
function removeOthers(releasesFolder: string, kept: readonly string[]): void {
  for (const entry of readdirSync(releasesFolder, { withFileTypes: true }))
    if (entry.isDirectory() && !kept.includes(entry.name))
      rmSync(join(releasesFolder, entry.name), { recursive: true });
}
