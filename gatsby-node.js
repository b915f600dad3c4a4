// @ts-check
// Gatsby would bundle and minify a gatsby-node.ts with Parcel at every start, which takes longer.
const loadBundled = require('./src/generation/loadBundled.cjs');

module.exports = loadBundled('src/generation/gatsbyNode.ts', { packages: 'external' });
