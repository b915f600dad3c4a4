const { transform } = require('esbuild');

/**
 * A webpack loader for our own TypeScript: what Babel takes 40 ms a file for, esbuild does in one.
 * @this {{ resourcePath: string, getOptions: () => { target: string } }}
 * @param {string} source
 * @returns {Promise<string>} a module of JavaScript
 */
module.exports = async function esbuildLoader(source) {
  const { code } = await transform(source, {
    loader: this.resourcePath.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: this.getOptions().target,
    sourcefile: this.resourcePath,
    charset: 'utf8',
  });
  return code;
};
