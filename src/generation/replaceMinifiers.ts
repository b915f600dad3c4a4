import { transform } from 'esbuild';

type Plugin = { constructor: new (options: object) => Plugin };
type Minimise = (files: Record<string, string>) => Promise<{ code: string }>;

/** Minifies a style sheet with esbuild. Vendor prefixes are already in it. */
const minifyStyles: Minimise = async (files) => {
  const [[sourcefile, source] = ['', '']] = Object.entries(files);
  const { code } = await transform(source, { sourcefile, loader: 'css', minify: true, charset: 'utf8' });
  return { code: code.trimEnd() };
};

/**
 * The same plugins as Gatsby's for scripts and styles, but with SWC in place of Terser, and esbuild in place of cssnano.
 * Figures: docs/decisions/0034-minify-with-swc.md.
 * @throws if Gatsby has other plugins
 */
export function replaceMinifiers(minimizers: readonly object[] | undefined): object[] {
  const named = (name: string) => {
    const plugin = minimizers?.find((each) => each.constructor.name === name) as Plugin | undefined;
    if (!plugin) throw new Error(`Gatsby’s webpack configuration has no ${name} to replace`);
    return plugin.constructor;
  };
  const Scripts = named('TerserPlugin') as Plugin['constructor'] & { swcMinify: unknown };
  const Styles = named('CssMinimizerPlugin');
  return [
    // SWC has threads of its own, so the plugin needs no worker processes.
    new Scripts({
      minify: Scripts.swcMinify,
      minimizerOptions: { compress: true, ecma: 2021 },
      parallel: false,
    }),
    new Styles({ minify: minifyStyles, parallel: false }),
  ];
}
