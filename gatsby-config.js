// @ts-check
const load = require('tsx/cjs/api').require;

module.exports = load('./src/generation/gatsbyConfig.ts', __filename).gatsbyConfig;
