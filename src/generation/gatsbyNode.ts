import type { GatsbyNode } from 'gatsby';
import type { LocaleCode } from '../i18n/locales';
import { configureWebpack } from './configureWebpack';
import { createNodes, typeDefinitions } from './createNodes';
import {
  createPages as createAllPages,
  createChangedPages,
  dropWildcard,
  pageModules,
  pagesOf,
} from './createPages';
import { type Digests, digestsOf, readDigests, writeDigests } from './digests';
import { finishSite } from './finishSite';
import { hostedEditor } from './hostedEditor';
import { restoreOriginals } from './originalPages';
import { pageViewId, planNodes } from './plannedNodes';
import { renderChangedStyles } from './renderChangedStyles';
import { reportChanges } from './reportChanges';
import { type Sourced, sourceSite } from './sourceSite';
import { replaceStitching } from './stitchPages';
import { watchContent } from './watchContent';
import { writeChanged } from './writeChanged';
import { writeDroppedPageData } from './writeDroppedPageData';
import { writeLoadedData, writeLoadedDataLater } from './writeLoadedData';

let sourced: Sourced | undefined;

/** Hashes of the nodes, for the build's report and the next build. */
let digests: Digests = {};

let stitching: ReturnType<typeof replaceStitching> | undefined;

let noteStyles: ReturnType<typeof renderChangedStyles> | undefined;

export const onPreInit: GatsbyNode['onPreInit'] = () => restoreOriginals('.');

export const onPreBuild: GatsbyNode['onPreBuild'] = ({ store }) => {
  // Wrong variables stop the build now, not at its end.
  hostedEditor();
  stitching = replaceStitching();
  noteStyles = renderChangedStyles(store);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

/** True for `npm run develop`. Gatsby sets the variable. */
const isDeveloping = process.env.gatsby_executing_command === 'develop';

/** Reads the content anew. Only in development is it called more than once. */
let source: (() => Promise<void>) | undefined;

/** Digests of the nodes that Gatsby has, by id. */
const knownNodes = new Map<string, string>();

/** While developing: the nodes whose view a query has asked for, by id. */
const asked = new Set<string>();

/** While developing: the pages that Gatsby keeps by itself, by path, in JSON. */
const keptPages = new Map<string, string>();

const started = Date.now();

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const { reporter } = args;
  // Gatsby deletes nodes that are not created during its own sourcing.
  knownNodes.clear();
  source = async () => {
    const next = await sourceSite(reporter);
    // Nothing awaits the pictures while Gatsby bundles, so a failure is reported here as well.
    next.picturesMade.catch(({ message }: Error) =>
      isDeveloping ? reporter.error(message) : reporter.panic(message),
    );
    // No query can run between these two, so each page that was asked for before gets a new stamp.
    sourced = next;
    const now = Date.now();
    const nodes = planNodes(next, ({ view, template, namespaces, matchPath }, code, id) => {
      if (!isDeveloping) return view(next.views[code]);
      // The fields of the page itself, because Gatsby creates pages anew only after a change of nodes.
      return { stamp: asked.has(id) ? now : started, template, namespaces, matchPath };
    });
    digests = digestsOf(nodes, pagesOf(next), pageModules(next));
    createNodes(args, nodes, digests, knownNodes);
  };
  await source();
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: resolveWith }) => {
  if (!isDeveloping) return;
  const resolve = ({ path, language }: { path: string; language: LocaleCode }) => {
    asked.add(pageViewId(path, language));
    return sourced?.pages.get(path)?.view(sourced.views[language]);
  };
  resolveWith({ PageView: { content: { type: 'JSON!', resolve } } });
};

// Gatsby calls this once, and keeps these pages. Creating all of them after each change would take seconds.
export const createPagesStatefully: GatsbyNode['createPagesStatefully'] = async ({ actions }) => {
  if (!sourced || !isDeveloping) return;
  for (const page of pagesOf(sourced)) keptPages.set(page.path, JSON.stringify(page));
  createAllPages(actions, sourced);
};

export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  if (!sourced) return;
  if (!isDeveloping) createAllPages(actions, sourced);
  else if (keptPages.size > 0) createChangedPages(actions, sourced, keptPages);
  for (const [file, text] of pageModules(sourced)) writeChanged(file, text);
};

export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => dropWildcard(page, actions);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureWebpack(args);

// The development server never runs `onPostBuild`.
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }) => {
  if (sourced) writeLoadedData(sourced.site, 'public');
  writeDroppedPageData();
  watchContent(app, reporter, async () => {
    await source?.();
    if (sourced) writeLoadedDataLater(sourced.site, 'public');
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  if (!sourced) return;
  for (const notice of await finishSite(sourced)) reporter.info(notice);
  const written = stitching?.written() ?? 0;
  reporter.info(reportChanges(readDigests(), digests, written));
  writeDigests(digests);
  noteStyles?.();
};
