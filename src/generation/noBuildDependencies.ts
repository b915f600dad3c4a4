type Compilation = { buildDependencies: { clear: () => void } };
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, change: (made: Compilation) => void) => void } };
};

/**
 * A webpack plugin: leaves the loaders out of what webpack's cache depends on. webpack would follow their imports
 * through all installed packages, which takes a third of the renderer's time. `configureWebpack.ts` makes the cache
 * depend on the lock file, which has the versions of all of them.
 */
export const noBuildDependencies = {
  apply(compiler: Compiler): void {
    // Before webpack stores the cache.
    compiler.hooks.afterEmit.tap('noBuildDependencies', ({ buildDependencies }) => buildDependencies.clear());
  },
};
