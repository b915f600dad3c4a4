import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/utilities.css';
import type { GatsbyBrowser } from 'gatsby';
import { repairChunkMapping } from './src/runtime/chunkMapping';
import { followLinks } from './src/runtime/linkNavigation';
import { prefetchVisibleLinks } from './src/runtime/prefetch';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  repairChunkMapping();
  followLinks();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  prefetchVisibleLinks();
};
