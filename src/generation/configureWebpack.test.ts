import type { CreateWebpackConfigArgs } from 'gatsby';
import { describe, expect, it, vi } from 'vitest';
import { configureWebpack } from './configureWebpack';

const usual = () => ({
  entry: { app: '.cache/production-app' },
  module: { rules: [{ oneOf: [{ use: [{ options: { modules: { localIdentName: '[name]' } } }] }] }] },
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

  it.each([
    ['cache group "styles"', { ...usual(), optimization: { splitChunks: { cacheGroups: {} } } }],
    ['entry "app"', { ...usual(), entry: { main: 'x' } }],
    ['localIdentName', { ...usual(), module: { rules: [] } }],
  ])('stops the build when Gatsby has no %s', (what, config) => {
    expect(() => configure(config)).toThrow(`Gatsby’s webpack configuration has no ${what}`);
  });
});
