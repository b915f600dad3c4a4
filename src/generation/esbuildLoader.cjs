const { transform } = require('esbuild');

/**
 * A webpack loader that compiles the site's own TypeScript with esbuild, which is many times faster than Babel.
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
