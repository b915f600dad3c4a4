const Module = require('node:module');
const { dirname, resolve } = require('node:path');
const { buildSync } = require('esbuild');

/**
 * `node src/generation/runBundled.cjs FILE`: bundles a TypeScript program in memory and runs it. One bundle starts
 * faster than some 200 modules that are found, read and compiled one by one (figures in docs/benchmarks.md).
 */
const [, , entry = ''] = process.argv;
const filename = resolve(entry);
const { outputFiles } = buildSync({
  entryPoints: [filename],
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  external: ['sharp'],
  logLevel: 'error',
});
// The program reads its own arguments as if Node had started it.
process.argv.splice(1, 2, filename);
const program = new Module(filename);
program.filename = filename;
program.paths = Module._nodeModulePaths(dirname(filename));
program._compile(outputFiles[0].text, filename);
