import type { GatsbyNode } from 'gatsby';
import { configureWebpack } from './configureWebpack';
import { createNodes, type PageNode, resolveView, type Sourced, typeDefinitions } from './createNodes';
import { createPages as carryOutPlan, dropWildcard } from './createPages';
import { finishSite } from './finishSite';
import { hostedEditor } from './hostedEditor';
import { reportChanges } from './reportChanges';
import { siteUrl } from './siteUrl';
import { replaceStitching } from './stitchPages';
import { today } from './today';
import { watchContent } from './watchContent';
import { writeLoadedData } from './writeLoadedData';

let sourced: Sourced | undefined;

let stitching: ReturnType<typeof replaceStitching> | undefined;

export const onPreBuild: GatsbyNode['onPreBuild'] = () => {
  // Wrong variables stop the build now, not at its end.
  hostedEditor();
  stitching = replaceStitching();
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

/** True for `npm run develop`. Gatsby sets the variable. */
const isDeveloping = process.env.gatsby_executing_command === 'develop';

/** Reads the content anew. Only in development is it called more than once. */
let source: (() => Promise<void>) | undefined;

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  source = async () => {
    const stamp = isDeveloping ? Date.now() : null;
    sourced = await createNodes(args, process.cwd(), siteUrl, today(), stamp);
  };
  await source();
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: resolveWith }) => {
  if (!isDeveloping) return;
  const resolve = (node: PageNode) => sourced && resolveView(sourced, node);
  resolveWith({ PageView: { content: { type: 'JSON!', resolve } } });
};

export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  if (sourced) carryOutPlan(actions, sourced);
};

export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => dropWildcard(page, actions);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureWebpack(args);

// The development server never runs `onPostBuild`.
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }) => {
  if (sourced) writeLoadedData(sourced.site, 'public');
  watchContent(app, reporter, async () => {
    await source?.();
    if (sourced) writeLoadedData(sourced.site, 'public');
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  if (!sourced) return;
  for (const notice of await finishSite(sourced)) reporter.info(notice);
  const written = stitching?.written() ?? 0;
  reporter.info(reportChanges('.build-cache/digests.json', sourced.digests, written));
};
