import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/utilities.css';
import type { GatsbyBrowser } from 'gatsby';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { changeBrowserState } from './src/browser/browserState';
import { PageBoundary } from './src/components/layout/PageBoundary';
import { WithSharedWords } from './src/components/layout/WithSharedWords';
import { hydrateBeforeRedraw } from './src/components/ui/waitingParts';
import { repairChunkMapping } from './src/runtime/chunkMapping';
import { watchConnection } from './src/runtime/connection';
import { watchFailures } from './src/runtime/failures';
import { followLinks } from './src/runtime/followLinks';
import { keepJumpsFromRouter } from './src/runtime/keepJumpsFromRouter';
import { endNavigation, followNavigations, notePageRendered } from './src/runtime/navigation';
import { prefetchVisibleLinks } from './src/runtime/prefetch';
import { keepReloadsToOne } from './src/runtime/reloadGuard';
import { announceRoute, prepareRouteAnnouncements } from './src/runtime/routeAnnouncement';
import { decideScrolling, prefersStillness, scrollToPage } from './src/runtime/scroll';
import { probeWebp } from './src/runtime/webpProbe';
import { greetNewWorkers, letWaitingWorkerIn, noteUpdate, tellWorkerOfPage } from './src/runtime/workerLink';

// Before Gatsby's own listeners, which are added when its modules are read.
watchFailures();

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepReloadsToOne();
  repairChunkMapping();
  keepJumpsFromRouter();
  followNavigations();
  followLinks();
  hydrateBeforeRedraw();
  watchConnection();
  greetNewWorkers();
  letWaitingWorkerIn();
};

/**
 * Takes the drawn page over in slices of a few milliseconds, so that a slow phone scrolls and answers meanwhile; what is
 * pressed before its turn is taken over at once.
 */
export const replaceHydrateFunction = () => (page: ReactElement, container: Element | null) => {
  if (!container) return;
  if (document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) {
    startTransition(() => {
      hydrateRoot(container, page);
    });
  } else createRoot(container).render(page);
};

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageBoundary pathname={props.location.pathname}>
    <WithSharedWords>{element}</WithSharedWords>
  </PageBoundary>
);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  notePageRendered();
  prepareRouteAnnouncements();
  probeWebp();
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  const from = prevRouterProps?.location.pathname ?? null;
  return decideScrolling(from, routerProps.location, prefersStillness()) === 'byRule';
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () =>
  changeBrowserState({ isSlow: true });

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const from = prevLocation?.pathname ?? null;
  changeBrowserState({ isSlow: false });
  endNavigation();
  scrollToPage(decideScrolling(from, location, prefersStillness()), location.pathname);
  if (from !== null && from !== location.pathname) announceRoute(location.hash);
  prefetchVisibleLinks();
  tellWorkerOfPage();
};

export const registerServiceWorker: GatsbyBrowser['registerServiceWorker'] = () => true;
export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = noteUpdate;
