import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script that runs in place: it names no file, and its type, where it has one, is not that of data. */
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The hash of every inline script of a page, as a content security policy names it. */
export function scriptHashesOf(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}

/**
 * The hashes of the inline scripts of some pages of a build, each once. All pages of a build share theirs: what differs
 * between pages stands in attributes (see `gatsby-ssr.tsx`).
 */
export function readScriptHashes(folder: string, pages: readonly string[]): string[] {
  const hashes = pages.flatMap((page) => scriptHashesOf(readFileSync(join(folder, page), 'utf8')));
  return [...new Set(hashes)].sort();
}
