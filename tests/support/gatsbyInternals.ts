// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders are those of Gatsby’s own source

/** Something inside Gatsby or its language plugin that is not documented, and that the site relies on. */
export type GatsbyInternal = {
  /** What the site relies on. */
  what: string;
  /** The file that has it, in `node_modules/`. */
  file: string;
  /** The text in that file that shows that it is still so. */
  text: string | RegExp;
  /** Files of the project that rely on it. They contain `name`. */
  usedBy: readonly string[];
  /** The name under which those files use it. */
  name: string;
};

const runtime = 'gatsby/cache-dir';
const build = 'gatsby/dist/utils';
const plugin = 'gatsby-plugin-react-i18next';

/** Every internal of Gatsby and its language plugin that the site relies on. */
export const gatsbyInternals: readonly GatsbyInternal[] = [
  // Globals of the runtime.
  {
    what: 'window.___navigate follows a path within the site',
    file: `${runtime}/navigation.js`,
    text: 'window.___navigate = (to, options) => navigate(to, options)',
    usedBy: ['src/browser/openPage.ts', 'src/runtime/followLinks.ts', 'src/runtime/navigation.ts'],
    name: '___navigate',
  },
  {
    what: 'window.___push adds a history entry',
    file: `${runtime}/navigation.js`,
    text: 'window.___push = to => navigate(to, { replace: false })',
    usedBy: ['src/runtime/navigation.ts'],
    name: '___push',
  },
  {
    what: 'window.___replace replaces the history entry',
    file: `${runtime}/navigation.js`,
    text: 'window.___replace = to => navigate(to, { replace: true })',
    usedBy: ['src/runtime/navigation.ts'],
    name: '___replace',
  },
  {
    what: 'window.___loader is set before the first page is loaded',
    file: `${runtime}/production-app.js`,
    text: 'window.___loader = publicLoader',
    usedBy: ['src/runtime/reloadGuard.ts', 'src/runtime/prefetch.ts', 'src/runtime/followLinks.ts'],
    name: '___loader',
  },
  {
    what: 'the loader has enqueue, which prefetches a path',
    file: `${runtime}/loader.js`,
    text: 'enqueue: rawPath =>',
    usedBy: ['src/runtime/prefetch.ts'],
    name: '.enqueue(',
  },
  {
    what: 'a prefetch that has not started can be aborted',
    file: `${runtime}/loader.js`,
    text: 'abort: abortC.abort.bind(abortC)',
    usedBy: ['src/runtime/prefetch.ts'],
    name: '.abort(',
  },
  {
    what: 'the loader has hovering, which prefetches a path at once',
    file: `${runtime}/loader.js`,
    text: 'hovering: rawPath =>',
    usedBy: ['src/runtime/followLinks.ts'],
    name: '.hovering(',
  },
  {
    what: 'the loader has loadPage, through which navigations get their page',
    file: `${runtime}/navigation.js`,
    text: /loader\s*\.loadPage\(/,
    usedBy: ['src/runtime/reloadGuard.ts'],
    name: 'loadPage',
  },
  {
    what: 'a page of another build is recognised by webpackCompilationHash',
    file: `${runtime}/navigation.js`,
    text: /webpackCompilationHash !==\s+window\.___webpackCompilationHash/,
    usedBy: [
      'src/runtime/reloadGuard.ts',
      'src/runtime/failures.ts',
      'src/runtime/workerLink.ts',
      'src/runtime/serviceWorker.js',
    ],
    name: '___webpackCompilationHash',
  },
  {
    what: 'window.___failedResources makes Gatsby reload after an update of the service worker',
    file: `${runtime}/register-service-worker.js`,
    text: 'if (window.___failedResources)',
    usedBy: ['src/runtime/failures.ts'],
    name: '___failedResources',
  },
  {
    what: 'window.___chunkMapping is read as an object to prefetch chunks',
    file: `${runtime}/loader.js`,
    text: 'window.___chunkMapping[componentChunkName]',
    usedBy: ['src/runtime/chunkMapping.ts'],
    name: '___chunkMapping',
  },
  {
    what: 'window.___chunkMapping is written as JSON text; once it is an object, src/runtime/chunkMapping.ts can go',
    file: `${runtime}/static-entry.js`,
    text: 'window.___chunkMapping=${JSON.stringify(',
    usedBy: ['src/runtime/chunkMapping.ts'],
    name: 'JSON.parse(window.___chunkMapping)',
  },
  {
    what: 'window.pagePath names the page that the server sent',
    file: `${runtime}/production-app.js`,
    text: 'const { pagePath, location: browserLoc } = window',
    usedBy: ['src/runtime/findPath.ts', 'gatsby-ssr.tsx'],
    name: 'window.pagePath',
  },
  {
    what: 'a document that names /404.html as its page may be shown at any address',
    file: `${runtime}/production-app.js`,
    text: 'pagePath.match(/^\\/(404|500)(\\/?|.html)$/)',
    usedBy: ['src/generation/writeHostFiles.ts'],
    name: '/404.html',
  },
  // Elements and their ids.
  {
    what: 'the page is rendered in the element #gatsby-focus-wrapper, which the router focuses',
    file: `${runtime}/static-entry.js`,
    text: '<Router id="gatsby-focus-wrapper"',
    usedBy: ['gatsby-browser.tsx', 'src/runtime/routeAnnouncement.ts'],
    name: 'gatsby-focus-wrapper',
  },
  {
    what: 'Gatsby announces routes in the element #gatsby-announcer',
    file: `${runtime}/route-announcer-props.js`,
    text: 'id: `gatsby-announcer`',
    usedBy: ['src/runtime/routeAnnouncement.ts'],
    name: 'gatsby-announcer',
  },
  {
    what: 'the inline script of a page has the key script-loader',
    file: `${runtime}/static-entry.js`,
    text: 'key={`script-loader`}',
    usedBy: ['gatsby-ssr.tsx'],
    name: 'script-loader',
  },
  {
    what: 'the inline script sets window.pagePath',
    file: `${runtime}/static-entry.js`,
    text: '/*<![CDATA[*/window.pagePath=${JSON.stringify(',
    usedBy: ['gatsby-ssr.tsx'],
    name: 'window.pagePath=',
  },
  // Messages of errors.
  {
    what: 'the error about a component that is not in the build',
    file: `${runtime}/loader.js`,
    text: "`We couldn't find the correct component chunk with the name",
    usedBy: ['src/runtime/failures.ts'],
    name: "We couldn't find the correct component chunk",
  },
  {
    what: 'the error about a page without data',
    file: `${runtime}/production-app.js`,
    text: '`page resources for ${browserLoc.pathname} not found',
    usedBy: ['src/runtime/failures.ts'],
    name: 'page resources for',
  },
  // Modules that the build replaces or starts.
  {
    what: 'the app reads the wildcard paths from $virtual/match-paths.json',
    file: `${runtime}/production-app.js`,
    text: 'from "$virtual/match-paths.json"',
    usedBy: ['src/generation/configureWebpack.ts'],
    name: 'match-paths',
  },
  {
    what: 'the loader imports ./find-path',
    file: `${runtime}/loader.js`,
    text: 'import { setMatchPaths, findPath, findMatchPath } from "./find-path"',
    usedBy: ['src/generation/configureWebpack.ts', 'src/runtime/findPath.ts'],
    name: 'find-path',
  },
  {
    what: 'the pages of createPagesStatefully stay when pages are created anew',
    file: `${build}/changed-pages.js`,
    text: '!page.isCreatedByStatefulCreatePages',
    usedBy: ['src/generation/gatsbyNode.ts'],
    name: 'createPagesStatefully',
  },
  {
    what: '.cache/production-app is the entry of the production bundle',
    file: `${build}/webpack.config.js`,
    text: 'app: directoryPath(`.cache/production-app`)',
    usedBy: ['src/runtime/startInSlices.ts'],
    name: '.cache/production-app',
  },
  {
    what: 'webpack puts the styles of all templates into one cache group',
    file: `${build}/webpack.config.js`,
    text: /styles: \{\s+test\(module\)/,
    usedBy: ['src/generation/configureWebpack.ts'],
    name: 'styles',
  },
  {
    what: 'names of CSS classes are made by localIdentName',
    file: `${build}/webpack-utils.js`,
    text: 'localIdentName:',
    usedBy: ['src/generation/configureWebpack.ts'],
    name: 'localIdentName',
  },
  {
    what: 'BUILD_STAGE tells the rendering of pages from the bundle of the browser',
    file: `${build}/webpack.config.js`,
    text: 'BUILD_STAGE',
    usedBy: ['src/components/calculators/loadPart.ts', 'src/components/ui/QrCode.tsx'],
    name: "process.env.BUILD_STAGE === 'build-html'",
  },
  // Rendering pages without Gatsby.
  {
    what: 'the code that renders pages is in .cache/page-ssr/routes/',
    file: 'gatsby/dist/constants.js',
    text: 'ROUTES_DIRECTORY = `.cache/page-ssr/routes/`',
    usedBy: ['src/generation/renderPage.ts'],
    name: '.cache/page-ssr/routes/',
  },
  {
    what: 'the code that renders pages is render-page.js',
    file: `${build}/webpack.config.js`,
    text: '"render-page": directoryPath(`.cache/static-entry`)',
    usedBy: ['src/generation/renderPage.ts'],
    name: 'render-page.js',
  },
  {
    what: 'the code that renders pages stays after a build',
    file: 'gatsby/dist/commands/build-html.js',
    text: 'if ("5" !== `5` && !program.keepPageRenderer) {',
    usedBy: ['src/generation/renderPage.ts'],
    name: 'rendererFile',
  },
  {
    what: 'a page is rendered from these values, and returned as html',
    file: 'gatsby/dist/utils/worker/child/render-html.js',
    text: /html,[\s\S]{0,80}\} = await htmlComponentRenderer\.default\(\{\s+pagePath,\s+pageData,\s+webpackCompilationHash,\s+context: \{\s+isDuringBuild: true\s+\},\s+\.\.\.resourcesForTemplate/,
    usedBy: ['src/generation/renderPage.ts'],
    name: 'isDuringBuild',
  },
  {
    what: 'the resources of a template are its scripts and styles, and the results of its static queries',
    file: 'gatsby/dist/utils/worker/child/render-html.js',
    text: /getScriptsAndStylesForTemplate\)\(pageData\.componentChunkName, webpackStats\)[\s\S]{0,200}staticQueryContext,\s+\.\.\.scriptsAndStyles/,
    usedBy: ['src/generation/renderPage.ts'],
    name: 'staticQueryContext',
  },
  {
    what: 'the data of a page has these keys, and slices and the wildcard at the end',
    file: `${build}/page-data-helpers.js`,
    text: /"componentChunkName":"\$\{componentChunkName\}",[\s\S]+"result":\$\{result\},[\s\S]+"staticQueryHashes":[\s\S]+"slicesMap"[\s\S]+"matchPath"/,
    usedBy: ['src/generation/pageData.ts'],
    name: 'staticQueryHashes',
  },
  // Files of a build.
  {
    what: 'the data of a page is page-data/<path>/page-data.json',
    file: `${runtime}/loader.js`,
    text: '/page-data/${fixedPath}/page-data.json',
    usedBy: [
      'gatsby-ssr.tsx',
      'src/browser/loadPageContent.ts',
      'src/generation/writeServiceWorker.ts',
      'src/runtime/serviceWorker.js',
    ],
    name: 'page-data.json',
  },
  {
    what: 'the data of a static query is page-data/sq/d/<hash>.json',
    file: `${runtime}/loader.js`,
    text: '/page-data/sq/d/${staticQueryHash}.json',
    usedBy: ['gatsby-ssr.tsx', 'src/generation/renderPage.ts', 'src/generation/writeServiceWorker.ts'],
    name: 'page-data/sq/d/',
  },
  {
    what: 'the build is named in page-data/app-data.json',
    file: `${runtime}/loader.js`,
    text: '/page-data/app-data.json',
    usedBy: ['gatsby-ssr.tsx', 'src/generation/readBuildStats.ts', 'src/runtime/serviceWorker.js'],
    name: 'page-data/app-data.json',
  },
  {
    what: 'webpack.stats.json lists the files of each chunk',
    file: `${build}/gatsby-webpack-stats-extractor.js`,
    text: '`webpack.stats.json`',
    usedBy: ['src/generation/readBuildStats.ts'],
    name: 'webpack.stats.json',
  },
  {
    what: 'the chunk of a template is named component---<path of its file>',
    file: `${build}/js-chunk-names.js`,
    text: 'const chunkName = `${kind}---${name}`',
    usedBy: ['src/generation/stitchPages.ts', 'src/generation/writeServiceWorker.ts'],
    name: 'component---',
  },
  {
    what: 'a page has the styles of its chunks in style elements with data-href',
    file: `${runtime}/static-entry.js`,
    text: 'data-href={`${__PATH_PREFIX__}/${style.name}`}',
    usedBy: ['src/generation/stitchPages.ts'],
    name: '<style data-href="',
  },
  {
    what: 'a page starts its scripts by async script elements',
    file: `${build}/gatsby-webpack-stats-extractor.js`,
    text: '<script src="${this.publicPath}/${asset}" async></script>',
    usedBy: ['src/generation/startScriptsLater.ts'],
    name: '<script src="',
  },
  {
    what: 'a resolver plugin of this name looks for components that replace those of themes',
    file: 'gatsby/dist/internal-plugins/webpack-theme-component-shadowing/index.js',
    text: 'module.exports = class GatsbyThemeComponentShadowingResolverPlugin',
    usedBy: ['src/generation/configureWebpack.ts'],
    name: 'GatsbyThemeComponentShadowingResolverPlugin',
  },
  {
    what: 'the plugin that minifies scripts can call SWC',
    file: 'terser-webpack-plugin/dist/index.js',
    text: 'TerserPlugin.swcMinify = swcMinify',
    usedBy: ['src/generation/replaceMinifiers.ts'],
    name: 'swcMinify',
  },
  {
    what: 'compileGatsbyFiles compiles gatsby-node.ts, and is called through its module',
    file: 'gatsby/dist/services/initialize.js',
    text: '(0, _compileGatsbyFiles.compileGatsbyFiles)(',
    usedBy: ['src/generation/withoutParcel.cjs'],
    name: 'compileGatsbyFiles',
  },
  {
    what: 'workers have the variable GATSBY_WORKER_ID',
    file: 'gatsby-worker/dist/index.js',
    text: 'GATSBY_WORKER_ID',
    usedBy: ['src/generation/withoutParcel.cjs'],
    name: 'GATSBY_WORKER_ID',
  },
  // The scripts of pages, which Gatsby treats as a slice.
  {
    what: 'stitchSliceForAPage puts the slices into a page, and is called through its module',
    file: 'gatsby/dist/commands/build-html.js',
    text: '(0, _stitching.stitchSliceForAPage)({',
    usedBy: ['src/generation/stitchPages.ts'],
    name: 'stitchSliceForAPage',
  },
  {
    what: 'the scripts of all pages are the slice _gatsby-scripts-1',
    file: `${build}/gatsby-webpack-stats-extractor.js`,
    text: '`_gatsby-scripts-1.html`',
    usedBy: ['src/generation/stitchPages.ts'],
    name: '_gatsby-scripts-1',
  },
  {
    what: 'a filled slice stands between two comments',
    file: `${build}/slices/stitching.js`,
    text: '`<!-- slice-start id="${meta.id}" -->`',
    usedBy: ['src/generation/stitchPages.ts'],
    name: '<!-- slice-start id="${slice}" -->',
  },
  // The language plugin and its library.
  {
    what: 'the plugin leaves pages alone whose context has i18n',
    file: `${plugin}/dist/plugin/onCreatePage.js`,
    text: /_page\$context\.i18n\) === 'object'/,
    usedBy: ['src/generation/createPages.ts'],
    name: 'i18n: {',
  },
  {
    what: 'the plugin reads language, languages, defaultLanguage, originalPath, path and routed from that context',
    file: `${plugin}/dist/plugin/wrapPageElement.js`,
    text: /i18n\.routed,\s+language = .+\.language,\s+languages = .+,\s+originalPath = .+,\s+defaultLanguage = .+,\s+path = /,
    usedBy: ['src/generation/createPages.ts'],
    name: 'originalPath',
  },
  {
    what: 'the plugin reads dictionaries from the query result locales',
    file: `${plugin}/dist/plugin/wrapPageElement.js`,
    text: "=== void 0 ? 'locales' :",
    usedBy: ['src/browser/loadPageContent.ts', 'src/components/seo/pageQuery.ts'],
    name: 'locales',
  },
  {
    what: "the plugin's part in the browser is gatsby-browser",
    file: `${plugin}/gatsby-browser.js`,
    text: 'exports.wrapPageElement',
    usedBy: ['src/runtime/startInSlices.ts'],
    name: 'gatsby-plugin-react-i18next/gatsby-browser',
  },
  {
    what: 'the plugin passes on the contexts of react-i18next',
    file: `${plugin}/dist/index.js`,
    text: 'exports[key] = _reactI18next[key]',
    usedBy: ['src/components/locale/useWords.ts'],
    name: 'I18nContext',
  },
  {
    what: 'i18next selects a plural form with the rule that getRule returns',
    file: 'i18next/dist/cjs/i18next.js',
    text: /var rule = this\.getRule\(code, options\);\s+if \(rule\) {\s+if \(this\.shouldUseIntlApi\(\)\) {\s+return .+rule\.select\(count\)/,
    usedBy: ['src/components/locale/useWords.ts'],
    name: 'pluralResolver.getRule',
  },
  ...['Trans', 'TransWithoutContext', 'withTranslation', 'Translation', 'withSSR', 'useSSR'].map(
    (module) => ({
      what: `react-i18next imports its module ${module}, which the build replaces`,
      file: 'react-i18next/dist/es/index.js',
      text: `from './${module}.js'`,
      usedBy: ['src/generation/configureWebpack.ts'],
      name: module,
    }),
  ),
  {
    what: 'Gatsby says which command runs',
    file: 'gatsby-cli/lib/create-cli.js',
    text: 'process.env.gatsby_executing_command = command',
    usedBy: ['src/generation/gatsbyNode.ts'],
    name: 'gatsby_executing_command',
  },
  // Writing page data while developing.
  {
    what: 'a request to write page data is dropped while another is under way',
    file: `${build}/page-data.js`,
    text: 'if (isFlushing) {',
    usedBy: ['src/generation/writeDroppedPageData.ts'],
    name: 'flush()',
  },
  {
    what: 'isFlushEnqueued tells whether page data is written after webpack has finished',
    file: `${build}/page-data.js`,
    text: 'exports.isFlushEnqueued = isFlushEnqueued',
    usedBy: ['src/generation/writeDroppedPageData.ts'],
    name: 'isFlushEnqueued',
  },
  {
    what: 'pendingPageDataWrites contains the paths of pages whose data waits',
    file: 'gatsby/dist/redux/reducers/pending-page-data-writes.js',
    text: 'state.pagePaths.add(action.payload.path)',
    usedBy: ['src/generation/writeDroppedPageData.ts'],
    name: 'pendingPageDataWrites',
  },
  {
    what: 'a query that has run is neither dirty nor running',
    file: 'gatsby/dist/redux/reducers/queries.js',
    text: /query\.dirty = 0;\s+query\.running = 0;/,
    usedBy: ['src/generation/writeDroppedPageData.ts'],
    name: 'trackedQueries',
  },
  {
    what: 'a new hash of the renderer has all pages rendered again',
    file: 'gatsby/dist/redux/reducers/html.js',
    text: /case `SET_SSR_WEBPACK_COMPILATION_HASH`:[\s\S]{0,500}FLAG_DIRTY_SSR_COMPILATION_HASH/,
    usedBy: ['src/generation/renderChangedStyles.ts'],
    name: 'SET_SSR_WEBPACK_COMPILATION_HASH',
  },
];
