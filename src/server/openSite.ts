import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildFile, isHashed, redirectRules } from '../domain/site/hosting';
import { securityHeaders } from '../domain/site/securityHeaders';
import { currentFile, readReleases } from '../release/readReleases';
import { findPublicFiles, type PublicFile, type PublicFiles } from './publicFiles';

/** Moved pages as `content/site.json` has them, without language. */
export type Redirects = readonly { from: string; to: string }[];

/** One build as the server answers with it. */
export type Site = {
  files: PublicFiles;
  /** The headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** Old path → new path, languages included. */
  moves: ReadonlyMap<string, string>;
};

export type SiteFolders = {
  /** Where a build is made. It is served only while there is no release. */
  publicFolder: string;
  /** Where finished builds are put (`writeRelease`). */
  releasesFolder: string | null;
  /** For a build that left no redirects of its own. */
  redirects?: Redirects;
};

/**
 * Gives the built site as it is at the moment of asking: files, headers and redirects always of the same build. A new
 * release is noticed by the next request. Of the releases before only hashed files are still served, to pages that were
 * open when it came.
 * @throws when there is no built site; later, when a release cannot be read, the one before is given
 */
export function openSite(folders: SiteFolders): () => Site {
  let mark = markOf(folders);
  let site = readSite(folders);
  return () => {
    const now = markOf(folders);
    if (now === mark) return site;
    try {
      site = readSite(folders);
      mark = now;
    } catch {
      // Asked again at the next request.
    }
    return site;
  };
}

/** Whether there is something to serve. */
export function hasSite({ publicFolder, releasesFolder }: SiteFolders): boolean {
  const releases = releasesFolder === null ? [] : readReleases(releasesFolder);
  return releases.length > 0 || existsSync(join(publicFolder, 'index.html'));
}

/** Changes whenever another build is to be served. */
function markOf({ publicFolder, releasesFolder }: SiteFolders): string {
  const files = [releasesFolder && join(releasesFolder, currentFile), join(publicFolder, buildFile)];
  for (const file of files) {
    const found = file ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (found) return `${file} ${found.ino} ${found.mtimeMs} ${found.size}`;
  }
  return '';
}

function readSite({ publicFolder, releasesFolder, redirects = [] }: SiteFolders): Site {
  const releases = releasesFolder === null ? [] : readReleases(releasesFolder);
  const folders = releases.map((name) => resolve(releasesFolder ?? '', name));
  const [current = resolve(publicFolder), ...older] = folders;
  const files = new Map<string, PublicFile>(findPublicFiles(current));
  for (const folder of older) {
    for (const [path, file] of findPublicFiles(folder)) {
      if (isHashed(path) && !files.has(path)) files.set(path, file);
    }
  }
  const built = readBuildFile(current);
  return {
    files,
    headers: built?.headers ?? securityHeaders,
    moves: new Map(redirectRules(built?.redirects ?? redirects).map(({ from, to }) => [from, to])),
  };
}

/** What the build said of itself, or null where it left nothing. */
function readBuildFile(folder: string): { headers: Record<string, string>; redirects: Redirects } | null {
  const file = join(folder, buildFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
