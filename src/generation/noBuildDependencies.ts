type Compilation = { buildDependencies: { clear: () => void } };
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, change: (made: Compilation) => void) => void } };
};

/**
 * A webpack plugin: webpack's cache does not depend on the loaders. Otherwise webpack follows their imports through all
 * installed packages after each cold build. `configureWebpack.ts` makes the cache depend on the lock file, which has the
 * versions of these packages.
 */
export const noBuildDependencies = {
  apply(compiler: Compiler): void {
    // The last hook before webpack reads the list to store its cache.
    compiler.hooks.afterEmit.tap('noBuildDependencies', ({ buildDependencies }) => buildDependencies.clear());
  },
};
