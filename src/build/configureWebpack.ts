import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import webpack from 'webpack';
import { matchPathsFile } from './createPages';

type CacheGroups = { optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } } };

/**
 * What the browser's bundle is made without: source maps, one CSS for all templates, and the list of every prerendered
 * page beneath a wildcard (see `src/runtime/findPath.ts`).
 */
export function configureWebpack({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  config.devtool = false;
  const groups = (config as CacheGroups).optimization?.splitChunks?.cacheGroups;
  if (groups) groups.styles = undefined;
  delete groups?.styles;
  config.plugins.push(
    new webpack.NormalModuleReplacementPlugin(/\$virtual\/match-paths\.json$/, matchPathsFile),
    new webpack.NormalModuleReplacementPlugin(/^\.\/find-path$/, resolve('src/runtime/findPath.ts')),
  );
  actions.replaceWebpackConfig(config);
}
