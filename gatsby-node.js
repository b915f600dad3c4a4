// @ts-check
// Gatsby would bundle and minify a gatsby-node.ts and all its imports at every start, so tsx loads the code instead.
const load = require('tsx/cjs/api').require;

module.exports = load('./src/generation/gatsbyNode.ts', __filename);
