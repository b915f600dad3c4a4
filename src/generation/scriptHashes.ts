import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An inline script: it has no `src` and is not JSON data. */
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of a page's inline scripts in the format of a content security policy. */
export function scriptHashesOf(html: string): string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );
}

/**
 * The hashes of the inline scripts of some pages, without duplicates. All pages of a build have the same inline
 * scripts: values that differ between pages are in attributes (see `gatsby-ssr.tsx`).
 */
export function readScriptHashes(folder: string, pages: readonly string[]): string[] {
  const hashes = pages.flatMap((page) => scriptHashesOf(readFileSync(join(folder, page), 'utf8')));
  return [...new Set(hashes)].sort();
}
