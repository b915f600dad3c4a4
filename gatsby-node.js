// @ts-check
// Loaded through tsx: of TypeScript in this place Gatsby makes a minified bundle at every start, with all it imports.
const load = require('tsx/cjs/api').require;

module.exports = load('./src/generation/gatsbyNode.ts', __filename);
