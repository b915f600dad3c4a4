import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { compileAtOnce } from './compileAtOnce';
import { matchPathsFile } from './createPages';
import { hashOfFiles } from './hashOfFiles';
import { noBuildDependencies } from './noBuildDependencies';
import { replaceMinifiers } from './replaceMinifiers';

type Rule = { test?: RegExp; exclude?: unknown; oneOf?: Rule[]; use?: { loader: string }[] };
type Config = {
  cache?: { version?: string; buildDependencies?: Record<string, string[]> };
  devtool?: string | false;
  entry?: object;
  module: { rules: Rule[] };
  output?: object;
  optimization?: {
    minimizer?: object[];
    splitChunks?: { cacheGroups?: Record<string, unknown> };
    [option: string]: unknown;
  };
  plugins: object[];
  resolve?: { plugins?: object[]; symlinks?: boolean };
};

/** The files on which webpack's configuration depends. */
const filesOfConfiguration = [
  'package-lock.json',
  'src/generation/compileAtOnce.ts',
  'src/generation/configureWebpack.ts',
  'src/generation/esbuildLoader.cjs',
  'src/generation/hashOfFiles.ts',
  'src/generation/replaceMinifiers.ts',
  'src/generation/swcLoader.cjs',
];

/** A script or style of `public/` by its name with a hash, and the licences of its libraries. */
const hashedFile = /^[^/\\]+[-.][\da-f]{20}\.(js|css)(\.LICENSE\.txt)?$/;

/** The function with which each icon of lucide-react makes its component. */
const createLucideIcon = /^\.\.\/createLucideIcon\.mjs$/;

/** Parts of react-i18next that the site does not use. The language plugin re-exports them, so they would be bundled. */
const unusedI18next = /^\.\/(Trans|TransWithoutContext|Translation|withTranslation|withSSR|useSSR)\.js$/;

/**
 * Changes Gatsby's webpack configuration. In all stages, webpack's cache depends on the site's own files, and icons are
 * drawn by `createIcon.tsx`. In builds, the bundles get no source maps. The browser's bundle replaces that of the build
 * before, has a hash of its files, is compiled while it is downloaded, and starts with `startInSlices.ts`. It leaves out
 * the common CSS file of all templates, unused parts of libraries, and the list of prerendered pages below a wildcard
 * (see `src/runtime/findPath.ts`).
 */
export function configureWebpack({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const config = getConfig() as Config;
  watchOwnFiles(config);
  config.plugins.push(
    noBuildDependencies,
    plugins.normalModuleReplacement(createLucideIcon, resolve('src/components/ui/createIcon.tsx')),
  );
  leaveOutShadowing(config);
  // npm links no packages here, so no path has to be checked for links.
  config.resolve = { ...config.resolve, symlinks: false };
  if (!stage.startsWith('build-')) {
    ignoreOrderOfStyles(config.plugins);
    compileOwn(config.module.rules, stage === 'develop' ? [swc] : [esbuildFor('node20')]);
    // Renders only the frame into which the browser renders pages.
    if (stage === 'develop-html') config.devtool = false;
    actions.replaceWebpackConfig(config);
    return;
  }
  const isForBrowser = stage === 'build-javascript';
  if (shortenClasses(config.module.rules) === 0)
    throw new Error('Gatsby’s webpack configuration has no localIdentName to shorten class names by');
  compileOwn(config.module.rules, [esbuildFor(isForBrowser ? 'es2021' : 'node20')]);
  config.devtool = false;
  if (isForBrowser) {
    const groups = config.optimization?.splitChunks?.cacheGroups;
    if (!groups?.styles)
      throw new Error('Gatsby’s webpack configuration has no cache group "styles" to remove');
    delete groups.styles;
    config.optimization = {
      ...config.optimization,
      minimizer: replaceMinifiers(config.optimization?.minimizer),
    };
    const entries = config.entry ?? {};
    if (!('app' in entries)) throw new Error('Gatsby’s webpack configuration has no entry "app" to replace');
    config.entry = { ...entries, app: resolve('src/runtime/startInSlices.ts') };
    // Removes the bundles of earlier builds, which releases keep for a day.
    config.output = { ...config.output, clean: { keep: (file: string) => !hashedFile.test(file) } };
    config.plugins.push(
      compileAtOnce,
      hashOfFiles,
      plugins.normalModuleReplacement(/\$virtual\/match-paths\.json$/, matchPathsFile),
      plugins.normalModuleReplacement(unusedI18next, (asked: { context: string; request: string }) => {
        if (/react-i18next[\\/]dist/.test(asked.context))
          asked.request = resolve('src/runtime/unusedI18next.ts');
      }),
      plugins.normalModuleReplacement(/^\.\/find-path$/, resolve('src/runtime/findPath.ts')),
    );
  } else {
    // Visitors never receive the renderer, so it may be large.
    config.optimization = { ...config.optimization, concatenateModules: false, innerGraph: false };
    leaveOutPrefixes(config.module.rules);
  }
  actions.replaceWebpackConfig(config);
}

/**
 * Silences warnings about the order of style sheets. Each class is used by its own component only, so the order does
 * not matter.
 */
function ignoreOrderOfStyles(plugins: { options?: { ignoreOrder?: boolean } }[]): void {
  for (const { options } of plugins) if (options && 'ignoreOrder' in options) options.ignoreOrder = true;
}

/** The renderer needs only the class names of style sheets, which vendor prefixes do not change. */
function leaveOutPrefixes(rules: Rule[]): void {
  for (const rule of rules) {
    if (rule.oneOf) leaveOutPrefixes(rule.oneOf);
    if (Array.isArray(rule.use)) rule.use = rule.use.filter(({ loader }) => !/postcss-loader/.test(loader));
  }
}

/**
 * Class names in a build are five letters: with the file's and the class's own they were 7 to 10 % of a page,
 * compressed. While developing they stay as they are written.
 * @returns how many rules were changed
 */
function shortenClasses(part: unknown): number {
  if (typeof part !== 'object' || part === null || part instanceof RegExp) return 0;
  const within = Object.values(part).reduce<number>((sum, value) => sum + shortenClasses(value), 0);
  if (!('localIdentName' in part)) return within;
  part.localIdentName = 'c[hash:base64:5]';
  return within + 1;
}

type Loader = { loader: string; options?: object };

const swc: Loader = { loader: resolve('src/generation/swcLoader.cjs') };
const esbuildFor = (target: string): Loader => ({
  loader: resolve('src/generation/esbuildLoader.cjs'),
  options: { target },
});

/**
 * Compiles the site's own modules with esbuild or SWC instead of Babel, which took half the time of both bundles.
 * Modules with GraphQL queries stay with Babel, which extracts the queries.
 */
function compileOwn(rules: Rule[], use: Loader[]): void {
  const ofScripts = rules.filter(({ test }) => test?.test('.tsx'));
  if (ofScripts.length === 0)
    throw new Error('Gatsby’s webpack configuration has no rule for .tsx files to take modules from');
  for (const rule of ofScripts) rule.exclude = [rule.exclude ?? [], isWithoutQuery].flat();
  // Where the imports of these modules usually are, so that webpack looks there first.
  const found = { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'], modules: [resolve('node_modules')] };
  rules.push({ test: /\.tsx?$/, include: isWithoutQuery, use, resolve: found } as Rule);
}

function isWithoutQuery(path: string): boolean {
  const isOwn = path.startsWith(resolve('src') + sep) && /\.tsx?$/.test(path);
  return isOwn && !readFileSync(path, 'utf8').includes('graphql');
}

/** At every import, Gatsby looks for a component that replaces that of a theme. The site uses no themes. */
function leaveOutShadowing({ resolve: resolving }: Config): void {
  if (!resolving?.plugins) return;
  resolving.plugins = resolving.plugins.filter(
    ({ constructor: { name } }) => name !== 'GatsbyThemeComponentShadowingResolverPlugin',
  );
}

/**
 * Invalidates webpack's cache when one of these files changes, by their hash. webpack would follow the imports of files
 * in `buildDependencies` through all installed packages, so Gatsby's and webpack's own entries there are removed: the
 * lock file has the versions of all packages.
 */
function watchOwnFiles({ cache }: Config): void {
  if (!cache) return;
  const hash = createHash('sha256');
  for (const file of filesOfConfiguration) hash.update(readFileSync(file));
  cache.version = hash.digest('hex');
  cache.buildDependencies = { defaultWebpack: [] };
}
