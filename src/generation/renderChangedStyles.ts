import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from 'gatsby';

/**
 * Has Gatsby render all pages again if a style sheet has changed since the last complete build. Pages contain their
 * styles, but Gatsby looks at the renderer's code only, which does not change with them.
 * @param styles the folder with the style sheets
 * @param record the file with the hash of the styles of the last build; in Gatsby's cache, so that both end together
 * @returns a function to call when the build is complete
 */
export function renderChangedStyles(
  store: Pick<Store, 'dispatch'>,
  styles = 'src',
  record = '.cache/styles',
): () => void {
  const now = hashStyles(styles);
  const before = existsSync(record) ? readFileSync(record, 'utf8') : null;
  // Gatsby compares this with the hash of the renderer that it builds next.
  if (now !== before) store.dispatch({ type: 'SET_SSR_WEBPACK_COMPILATION_HASH', payload: `styles ${now}` });
  return () => writeFileSync(record, now);
}

function hashStyles(folder: string): string {
  const hash = createHash('sha256');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((each) => each.endsWith('.css')).sort())
    hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('hex');
}
