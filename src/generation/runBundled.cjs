const { resolve } = require('node:path');
const loadBundled = require('./loadBundled.cjs');

/** `node src/generation/runBundled.cjs FILE`: bundles a TypeScript program with its packages in memory and runs it. */
const [, , entry = ''] = process.argv;
// The program reads its own arguments as if Node had started it.
process.argv.splice(1, 2, resolve(entry));
loadBundled(entry, { mainFields: ['module', 'main'], external: ['sharp', 'pdfkit', 'fontverter'] });
