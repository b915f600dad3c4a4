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
  if (shortenClasses(config.module?.rules) === 0)
    throw new Error('Gatsby’s webpack configuration has no localIdentName to shorten class names by');
  if (stage !== 'build-javascript') {
    actions.replaceWebpackConfig(config);
    return;
  }
  config.devtool = false;
  const groups = (config as CacheGroups).optimization?.splitChunks?.cacheGroups;
  if (!groups?.styles)
    throw new Error('Gatsby’s webpack configuration has no cache group "styles" to remove');
  delete groups.styles;
  const entries = (config.entry ?? {}) as object;
  if (!('app' in entries)) throw new Error('Gatsby’s webpack configuration has no entry "app" to replace');
  config.entry = { ...entries, app: resolve('src/runtime/startInSlices.ts') };
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
 * @returns how many rules were changed
 */
function shortenClasses(part: unknown): number {
  if (typeof part !== 'object' || part === null || part instanceof RegExp) return 0;
  const within = Object.values(part).reduce<number>((sum, value) => sum + shortenClasses(value), 0);
  if (!('localIdentName' in part)) return within;
  part.localIdentName = 'c[hash:base64:5]';
  return within + 1;
}
