import type * as Esbuild from 'esbuild';
import { loadShared } from './loadShared';

const { transform }: typeof Esbuild = loadShared('esbuild');

type Plugin = { constructor: new (options: object) => Plugin };
type Minimise = (files: Record<string, string>) => Promise<{ code: string }>;

/**
 * What Terser still has to do after esbuild, which keeps functions that nobody calls within another function: webpack
 * wraps each module in one. Without this, scripts are 5 % larger; with all of Terser's steps, 1 % smaller.
 */
const leftToTerser = {
  compress: { defaults: false, unused: true, dead_code: true, side_effects: true, evaluate: true },
  mangle: { safari10: true },
};

/** Minifies a style sheet with esbuild. Vendor prefixes are already in it. */
const minifyStyles: Minimise = async (files) => {
  const [[sourcefile, source] = ['', '']] = Object.entries(files);
  const { code } = await transform(source, { sourcefile, loader: 'css', minify: true, charset: 'utf8' });
  return { code: code.trimEnd() };
};

/**
 * The same plugins as Gatsby's for scripts and styles, but with esbuild, which does most of the work of Terser and all
 * of that of cssnano.
 * @throws if Gatsby has other plugins
 */
export function minifyWithEsbuild(minimizers: readonly object[] | undefined): object[] {
  const named = (name: string) => {
    const plugin = minimizers?.find((each) => each.constructor.name === name) as Plugin | undefined;
    if (!plugin) throw new Error(`Gatsby’s webpack configuration has no ${name} to replace`);
    return plugin.constructor;
  };
  const Scripts = named('TerserPlugin') as Plugin['constructor'] &
    Record<'esbuildMinify' | 'terserMinify', unknown>;
  const Styles = named('CssMinimizerPlugin');
  return [
    new Scripts({
      minify: [Scripts.esbuildMinify, Scripts.terserMinify],
      minimizerOptions: [{ target: 'es2021', charset: 'utf8' }, leftToTerser],
      parallel: 2,
    }),
    new Styles({ minify: minifyStyles, parallel: false }),
  ];
}
