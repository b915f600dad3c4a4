import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { matchPathsFile } from './createPages';

type CacheGroups = { optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } } };

/** Parts of react-i18next that nothing here draws with; the languages plugin hands them on, so they would all be sent. */
const unusedI18next = /^\.\/(Trans|TransWithoutContext|Translation|withTranslation|withSSR|useSSR)\.js$/;

/**
 * What the browser's bundle is made without: source maps, one CSS for all templates, parts of libraries, and the list of
 * every prerendered page beneath a wildcard (see `src/runtime/findPath.ts`). It begins with our own start.
 */
export function configureWebpack({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  if (!stage.startsWith('build-')) return;
  const config = getConfig();
  shortenClasses(config.module?.rules);
  if (stage !== 'build-javascript') {
    actions.replaceWebpackConfig(config);
    return;
  }
  config.devtool = false;
  const groups = (config as CacheGroups).optimization?.splitChunks?.cacheGroups;
  if (groups) groups.styles = undefined;
  delete groups?.styles;
  config.entry = { ...(config.entry as object), app: resolve('src/runtime/startInSlices.ts') };
  config.plugins.push(
    plugins.normalModuleReplacement(/\$virtual\/match-paths\.json$/, matchPathsFile),
    plugins.normalModuleReplacement(unusedI18next, (asked: { context: string; request: string }) => {
      if (/react-i18next[\\/]dist/.test(asked.context))
        asked.request = resolve('src/runtime/unusedI18next.ts');
    }),
    plugins.normalModuleReplacement(/^\.\/find-path$/, resolve('src/runtime/findPath.ts')),
  );
  actions.replaceWebpackConfig(config);
}

/**
 * Class names in a build are five letters: with the file's and the class's own they were 7 to 10 % of a page, compressed.
 * While developing they stay as they are written.
 */
function shortenClasses(part: unknown): void {
  if (typeof part !== 'object' || part === null || part instanceof RegExp) return;
  for (const value of Object.values(part)) shortenClasses(value);
  if ('localIdentName' in part) part.localIdentName = 'c[hash:base64:5]';
}
