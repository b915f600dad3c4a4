const Module = require('node:module');
const { dirname, resolve } = require('node:path');
const { buildSync } = require('esbuild');

/**
 * Bundles a TypeScript module in memory and loads it. One bundle is loaded faster than 275 modules that are found, read
 * and compiled one by one (figures in docs/decisions/0054-steps-left-out-of-builds.md). Stack traces name lines of the
 * bundle, unless Node runs with `--enable-source-maps`.
 * @param {string} entry the module's path
 * @param {import('esbuild').BuildOptions} options how to treat installed packages
 */
module.exports = function loadBundled(entry, options) {
  const filename = resolve(entry);
  const { outputFiles } = buildSync({
    entryPoints: [filename],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
    ...options,
  });
  const loaded = new Module(filename);
  loaded.filename = filename;
  loaded.paths = Module._nodeModulePaths(dirname(filename));
  loaded._compile(outputFiles[0].text, filename);
  return loaded.exports;
};
