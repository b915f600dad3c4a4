import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildFile, isHashed, redirectRules } from '../domain/site/hosting';
import { securityHeaders } from '../domain/site/securityHeaders';
import { currentFile, readReleases } from '../release/readReleases';
import { findPublicFiles, type PublicFile, type PublicFiles } from './publicFiles';

/** Redirects in the form of `content/site.json`, without language prefixes. */
export type Redirects = readonly { from: string; to: string }[];

/** What the server needs of one build to answer requests. */
export type Site = {
  files: PublicFiles;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** The headers of the content editor that differ, if the build has it. */
  editorHeaders: Readonly<Record<string, string>>;
  /** Old path → new path, for every language. */
  redirects: ReadonlyMap<string, string>;
  /** The paths of the fonts with the characters of our pages; null if the build has none. */
  fonts: { latin: string; arabic: string } | null;
};

export type SiteFolders = {
  /** The folder that Gatsby builds into. It is served only if there is no release. */
  publicFolder: string;
  /** The folder of finished builds (`writeRelease`). */
  releasesFolder: string | null;
  /** Used if the build did not write its own redirects. */
  redirects?: Redirects;
};

/**
 * Returns a function that gives the current build: files, headers and redirects always belong to the same build. A new
 * release takes effect with the next request. Hashed files of older releases are still served, because pages opened
 * before the release may request them.
 * @param log is told once if a new release cannot be read
 * @throws if there is no built site. The returned function does not throw: if a new release cannot be read, it keeps
 * the previous one.
 */
export function openSite(folders: SiteFolders, log: (line: string) => void): () => Site {
  // Listing a release takes a second, in which nothing is answered. Releases never change.
  const listed = new Map<string, PublicFiles>();
  let version = versionOf(folders);
  let site = readSite(folders, listed);
  let unreadable = '';
  return () => {
    const now = versionOf(folders);
    if (now === version) return site;
    try {
      site = readSite(folders, listed);
      version = now;
    } catch (error) {
      // The next request tries again.
      const { code, name } = error as NodeJS.ErrnoException;
      if (now !== unreadable)
        log(`The new release cannot be read (${code ?? name}); the previous one is still served`);
      unreadable = now;
    }
    return site;
  };
}

/** Returns whether there is a release or a build to serve. */
export function hasSite({ publicFolder, releasesFolder }: SiteFolders): boolean {
  const releases = releasesFolder === null ? [] : readReleases(releasesFolder);
  return releases.length > 0 || existsSync(join(publicFolder, 'index.html'));
}

/** Identifies the build to serve. The value changes whenever another build takes its place. */
function versionOf({ publicFolder, releasesFolder }: SiteFolders): string {
  const files = [releasesFolder && join(releasesFolder, currentFile), join(publicFolder, buildFile)];
  for (const file of files) {
    const found = file ? statSync(file, { throwIfNoEntry: false }) : undefined;
    if (found) return `${file} ${found.ino} ${found.mtimeMs} ${found.size}`;
  }
  return '';
}

/** @param listed the files of releases by folder, which this brings up to date */
function readSite(
  { publicFolder, releasesFolder, redirects = [] }: SiteFolders,
  listed: Map<string, PublicFiles>,
): Site {
  const releases = releasesFolder === null ? [] : readReleases(releasesFolder);
  // Older releases may have been deleted to free disk space.
  const folders = releases
    .map((name) => resolve(releasesFolder ?? '', name))
    .filter((folder, index) => index === 0 || existsSync(folder));
  for (const folder of listed.keys()) if (!folders.includes(folder)) listed.delete(folder);
  for (const folder of folders) if (!listed.has(folder)) listed.set(folder, findPublicFiles(folder));
  const [current = resolve(publicFolder), ...older] = folders;
  const files = new Map<string, PublicFile>(listed.get(current) ?? findPublicFiles(current));
  for (const folder of older) {
    for (const [path, file] of listed.get(folder) ?? []) {
      if (isHashed(path) && !files.has(path)) files.set(path, file);
    }
  }
  const built = readBuildFile(current);
  return {
    files,
    headers: built?.headers ?? securityHeaders,
    editorHeaders: built?.editorHeaders ?? {},
    redirects: new Map(redirectRules(built?.redirects ?? redirects).map(({ from, to }) => [from, to])),
    fonts: fontsIn(files),
  };
}

function fontsIn(files: PublicFiles): Site['fonts'] {
  const paths = [...files.keys()];
  const find = (script: string) =>
    paths.find(
      (path) =>
        path.startsWith(`/static/readex-pro-${script}-`) &&
        /-[0-9a-f]{32}\.woff2$/.test(path) &&
        !path.includes('wght'),
    );
  const [latin, arabic] = [find('latin'), find('arabic')];
  return latin && arabic ? { latin, arabic } : null;
}

/** What a build writes for this server. */
type BuildFile = {
  headers: Record<string, string>;
  editorHeaders?: Record<string, string>;
  redirects: Redirects;
};

/** Reads the headers and redirects that the build wrote, or returns null if it wrote none. */
function readBuildFile(folder: string): BuildFile | null {
  const file = join(folder, buildFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
