import { createHash } from 'node:crypto';

type Stats = { compilation: { hash?: string; chunks: Iterable<{ files: Iterable<string> }> } };
type Order = { name: string; stage: number };
type Compiler = { hooks: { done: { tap: (order: Order, change: (stats: Stats) => void) => void } } };

/** Number of hexadecimal digits, as in webpack's own hashes. */
const digits = 20;

/**
 * A webpack plugin: the hash of a build follows from the names of its files, which contain hashes of their contents.
 * Webpack's own hash differs between a build with and one without its cache, so that the second build of the same
 * content would write all pages anew.
 */
export const hashOfFiles = {
  apply(compiler: Compiler): void {
    // Before Gatsby's own plugin, which writes the hash to webpack.stats.json.
    compiler.hooks.done.tap({ name: 'hashOfFiles', stage: -100 }, ({ compilation }) => {
      const names = [...compilation.chunks].flatMap(({ files }) => [...files]).sort();
      compilation.hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, digits);
    });
  },
};
