// @ts-check
const loadBundled = require('./src/generation/loadBundled.cjs');

module.exports = loadBundled('src/generation/gatsbyConfig.ts', { packages: 'external' }).gatsbyConfig;
