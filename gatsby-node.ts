import type { GatsbyNode } from 'gatsby';
import { configureWebpack } from './src/generation/configureWebpack';
import { createNodes, type Sourced, typeDefinitions } from './src/generation/createNodes';
import { createPages as carryOutPlan, dropWildcard } from './src/generation/createPages';
import { finishSite } from './src/generation/finishSite';
import { siteUrl } from './src/generation/siteUrl';
import { today } from './src/generation/today';
import { writeLoadedData } from './src/generation/writeLoadedData';

let sourced: Sourced | undefined;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  sourced = await createNodes(args, process.cwd(), siteUrl, today());
};

export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  if (sourced) carryOutPlan(actions, sourced);
};

export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => dropWildcard(page, actions);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => configureWebpack(args);

// The development server never runs `onPostBuild`.
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = () => {
  if (sourced) writeLoadedData(sourced.site, 'public');
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  if (sourced) await finishSite(sourced);
};
