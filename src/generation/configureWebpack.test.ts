import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { describe, expect, it, vi } from 'vitest';
import { configureWebpack } from './configureWebpack';

const styles = { oneOf: [{ use: [{ options: { modules: { localIdentName: '[name]' } } }] }] };
const scripts = { test: /\.(js|mjs|jsx|ts|tsx)$/ };
const usual = () => ({
  entry: { app: '.cache/production-app' },
  module: { rules: [scripts, styles] },
  optimization: { splitChunks: { cacheGroups: { styles: {}, commons: {} } } },
  plugins: [],
});

function configure(config: object) {
  const replaceWebpackConfig = vi.fn();
  configureWebpack({
    stage: 'build-javascript',
    getConfig: () => config,
    actions: { replaceWebpackConfig },
    plugins: { normalModuleReplacement: () => ({}) },
  } as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls[0]?.[0];
}

describe('the configuration of webpack', () => {
  it('has the entry of the site, short class names, and styles with their templates', () => {
    const config = configure(usual());
    expect(config.entry.app).toMatch(/startInSlices\.ts$/);
    expect(JSON.stringify(config.module)).toContain('"localIdentName":"c[hash:base64:5]"');
    expect(Object.keys(config.optimization.splitChunks.cacheGroups)).toEqual(['commons']);
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

  it.each([
    ['cache group "styles"', { ...usual(), optimization: { splitChunks: { cacheGroups: {} } } }],
    ['entry "app"', { ...usual(), entry: { main: 'x' } }],
    ['rule for .tsx files', { ...usual(), module: { rules: [styles] } }],
    ['localIdentName', { ...usual(), module: { rules: [] } }],
  ])('stops the build when Gatsby has no %s', (what, config) => {
    expect(() => configure(config)).toThrow(`Gatsby’s webpack configuration has no ${what}`);
  });
});
