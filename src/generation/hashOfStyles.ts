import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Stats = { compilation: { hash?: string } };
type Order = { name: string; stage: number };
type Compiler = { hooks: { done: { tap: (order: Order, change: (stats: Stats) => void) => void } } };

/**
 * A webpack plugin for the renderer of pages: the hash of its build also follows from the style sheets in a folder.
 * Pages contain their styles, but the renderer's own code does not change with them, and Gatsby renders pages again only
 * if this hash differs.
 */
export function hashOfStyles(folder: string): { apply: (compiler: Compiler) => void } {
  return {
    apply(compiler) {
      compiler.hooks.done.tap({ name: 'hashOfStyles', stage: -100 }, ({ compilation }) => {
        const hash = createHash('sha256').update(compilation.hash ?? '');
        const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const sheets = paths.filter((path) => path.endsWith('.css')).sort();
        for (const path of sheets) hash.update(readFileSync(join(folder, path)));
        compilation.hash = hash.digest('hex').slice(0, 20);
      });
    },
  };
}
