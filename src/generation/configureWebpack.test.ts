import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { describe, expect, it, vi } from 'vitest';
import { configureWebpack } from './configureWebpack';
import { hashOfFiles } from './hashOfFiles';

const styles = { oneOf: [{ use: [{ options: { modules: { localIdentName: '[name]' } } }] }] };
const scripts = { test: /\.(js|mjs|jsx|ts|tsx)$/ };
/** Stand-ins for the plugins that Gatsby configures; they are found by the names of their classes. */
class TerserPlugin {
  constructor(readonly options?: { minify: (files: object) => Promise<object> }) {}
}
class CssMinimizerPlugin extends TerserPlugin {}
const usual = () => ({
  cache: {},
  entry: { app: '.cache/production-app' },
  module: { rules: [scripts, styles] },
  optimization: {
    minimizer: [new TerserPlugin(), new CssMinimizerPlugin()],
    splitChunks: { cacheGroups: { styles: {}, commons: {} } },
  },
  plugins: [],
});

function configure(config: object, stage = 'build-javascript') {
  const replaceWebpackConfig = vi.fn();
  configureWebpack({
    stage,
    getConfig: () => config,
    actions: { replaceWebpackConfig },
    plugins: { normalModuleReplacement: () => ({}) },
  } as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls[0]?.[0];
}

const swcLoader = createRequire(import.meta.url)('./swcLoader.cjs');

describe('the configuration of webpack', () => {
  it('has the entry of the site, short class names, and styles with their templates', () => {
    const config = configure(usual());
    expect(config.entry.app).toMatch(/startInSlices\.ts$/);
    expect(JSON.stringify(config.module)).toContain('"localIdentName":"c[hash:base64:5]"');
    expect(Object.keys(config.optimization.splitChunks.cacheGroups)).toEqual(['commons']);
  });

  it('has a build hash of the names of its files, in any order', () => {
    expect(configure(usual()).plugins).toContain(hashOfFiles);
    const hashOf = (...names: string[]) => {
      const compilation = { hash: 'of webpack', chunks: [{ files: names }] };
      hashOfFiles.apply({ hooks: { done: { tap: (_, change) => change({ compilation }) } } });
      return compilation.hash;
    };
    expect(hashOf('app-1.js', 'app-1.css')).toMatch(/^[\da-f]{20}$/);
    expect(hashOf('app-1.js', 'app-1.css')).toBe(hashOf('app-1.css', 'app-1.js'));
    expect(hashOf('app-1.js')).not.toBe(hashOf('app-2.js'));
  });

  it('removes bundles of earlier builds and nothing else', () => {
    const { keep } = configure(usual()).output.clean;
    const hash = '63e22bec32d492b8de81';
    const bundles = [
      `app-${hash}.js`,
      `app-${hash}.js.LICENSE.txt`,
      `component---src-templates-home-tsx.${hash}.css`,
    ];
    expect(bundles.filter(keep)).toEqual([]);
    const others = [
      'sw.js',
      'index.html',
      'webpack.stats.json',
      `static/plan-${hash}.js`,
      `about/${hash}.css`,
    ];
    expect(others.filter(keep)).toEqual(others);
  });

  it.each([
    ['build-javascript', 'esbuildLoader.cjs'],
    ['build-html', 'esbuildLoader.cjs'],
    ['develop', 'swcLoader.cjs'],
    ['develop-html', 'esbuildLoader.cjs'],
  ])('compiles its own modules in %s with %s', (stage, name) => {
    const { rules } = configure(usual(), stage).module;
    expect(rules.at(-1).use.map(({ loader }: { loader: string }) => basename(loader))).toEqual([name]);
  });

  it('marks components while developing, so that they are replaced without a reload', async () => {
    const compiled = await new Promise((done, fail) => {
      const context = {
        resourcePath: resolve('src/components/ui/Badge.tsx'),
        async: () => (error: unknown, code: string) => (error ? fail(error) : done(code)),
      };
      swcLoader.call(context, 'export function Badge(): object { return <b lang="ar">جديد</b>; }');
    });
    expect(compiled).toContain('$RefreshReg$');
    expect(compiled).not.toContain(': object');
  });

  it('leaves only modules with queries to Babel', () => {
    const { rules } = configure({ ...usual(), module: { rules: [{ ...scripts }, styles] } }).module;
    const [babel, esbuild] = [rules[0], rules.at(-1)];
    const compiledBy = (path: string) => [
      ...(babel.exclude.some((isExcluded: (path: string) => boolean) => isExcluded(path)) ? [] : ['babel']),
      ...(esbuild.include(path) ? ['esbuild'] : []),
    ];
    expect(compiledBy(resolve('src/templates/Home.tsx'))).toEqual(['babel']);
    expect(compiledBy(resolve('gatsby-browser.tsx'))).toEqual(['babel']);
    expect(compiledBy(resolve('src/components/ui/Badge.tsx'))).toEqual(['esbuild']);
  });

  it.each(['build-javascript', 'build-html', 'develop', 'develop-html'])(
    'makes the cache of %s depend on the installed packages and the configuration',
    (stage) => {
      const { version, buildDependencies } = configure(usual(), stage).cache;
      const own = ['compileAtOnce.ts', 'configureWebpack.ts', 'esbuildLoader.cjs', 'hashOfFiles.ts'];
      const files = [...own, 'replaceMinifiers.ts', 'swcLoader.cjs'].map((file) => `src/generation/${file}`);
      const texts = ['package-lock.json', ...files].map((file) => readFileSync(file, 'utf8'));
      expect(version).toBe(createHash('sha256').update(texts.join('')).digest('hex'));
      // webpack would follow the imports of any file here through all packages.
      expect(buildDependencies).toEqual({ defaultWebpack: [] });
    },
  );

  it('looks for no components that replace those of themes', () => {
    class GatsbyThemeComponentShadowingResolverPlugin {}
    class Other {}
    const plugins = [new GatsbyThemeComponentShadowingResolverPlugin(), new Other()];
    expect(configure({ ...usual(), resolve: { plugins } }).resolve.plugins).toEqual([new Other()]);
  });

  it('minifies styles with esbuild', async () => {
    const [, styles] = configure(usual()).optimization.minimizer;
    const { code } = await styles.options.minify({
      'app.css': 'a { margin-inline-start: 0px; color: #ffffff; content: "قطر" }',
    });
    expect(code).toBe('a{margin-inline-start:0px;color:#fff;content:"قطر"}');
  });

  it('leaves vendor prefixes out of the renderer', () => {
    const css = {
      oneOf: [{ use: [{ loader: '/css-loader' }, { loader: '/postcss-loader' }], localIdentName: '' }],
    };
    configure({ ...usual(), module: { rules: [scripts, css] } }, 'build-html');
    expect(css.oneOf[0]?.use).toEqual([{ loader: '/css-loader' }]);
  });

  it.each([
    ['cache group "styles"', { ...usual(), optimization: { splitChunks: { cacheGroups: {} } } }],
    ['entry "app"', { ...usual(), entry: { main: 'x' } }],
    ['TerserPlugin', { ...usual(), optimization: { ...usual().optimization, minimizer: [] } }],
    ['rule for .tsx files', { ...usual(), module: { rules: [styles] } }],
    ['localIdentName', { ...usual(), module: { rules: [] } }],
  ])('stops the build when Gatsby has no %s', (what, config) => {
    expect(() => configure(config)).toThrow(`Gatsby’s webpack configuration has no ${what}`);
  });
});
