import './src/styles/reset.css';
import './src/styles/tokens.css';
import './src/styles/fonts.css';
import './src/styles/base.css';
import './src/styles/utilities.css';
import type { GatsbyBrowser } from 'gatsby';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { changeBrowserState } from './src/browser/browserState';
import { prefersReducedMotion } from './src/browser/prefersReducedMotion';
import { PageBoundary } from './src/components/layout/PageBoundary';
import { WithSharedWords } from './src/components/layout/WithSharedWords';
import { layOutWhenIdle, layOutWholePage } from './src/components/ui/lateLayout';
import { hydrateBeforeRedraw } from './src/components/ui/waitingParts';
import { faultsPath } from './src/domain/site/paths';
import { repairChunkMapping } from './src/runtime/chunkMapping';
import { watchConnection } from './src/runtime/connection';
import { watchFailures } from './src/runtime/failures';
import { followLinks } from './src/runtime/followLinks';
import { hideFragmentNavigation } from './src/runtime/hideFragmentNavigation';
import { endNavigation, followNavigations, notePageHydrated } from './src/runtime/navigation';
import { setPageLanguage } from './src/runtime/pageLanguage';
import { holdPrefetchesDuringInput, prefetchVisibleLinks } from './src/runtime/prefetch';
import { hideBrokenStorage, limitReloads } from './src/runtime/reloadGuard';
import { announceRoute, prepareRouteAnnouncements } from './src/runtime/routeAnnouncement';
import { decideScrolling, scrollToPage } from './src/runtime/scroll';
import { probeWebp } from './src/runtime/webpProbe';
import {
  activateWaitingWorker,
  noteUpdate,
  recordUncontrolledPages,
  reportPageToWorker,
} from './src/runtime/workerLink';

// Must run before Gatsby adds its own listeners, which happens when its modules are evaluated.
watchFailures();

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  hideBrokenStorage();
  limitReloads();
  repairChunkMapping();
  hideFragmentNavigation();
  followNavigations();
  followLinks();
  holdPrefetchesDuringInput();
  hydrateBeforeRedraw();
  watchConnection();
  recordUncontrolledPages();
  activateWaitingWorker();
  if (process.env.NODE_ENV === 'development')
    import('./src/browser/showFaults').then(({ showFaults }) => showFaults(faultsPath));
};

/**
 * Hydrates the prerendered page in a transition. React then works in slices of a few milliseconds, so that a slow phone
 * stays responsive, and hydrates a part of the page at once if the visitor interacts with it.
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
  notePageHydrated();
  layOutWhenIdle(document.querySelectorAll('[data-part], .atEnd'));
  prepareRouteAnnouncements();
  probeWebp();
};

export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  const from = prevRouterProps?.location.pathname ?? null;
  return decideScrolling(from, routerProps.location, prefersReducedMotion()) === 'default';
};

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) layOutWholePage();
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () =>
  changeBrowserState({ isSlow: true });

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const from = prevLocation?.pathname ?? null;
  changeBrowserState({ isSlow: false });
  setPageLanguage(location.pathname);
  endNavigation();
  scrollToPage(decideScrolling(from, location, prefersReducedMotion()), location.pathname);
  if (from !== null && from !== location.pathname) announceRoute(location.hash);
  prefetchVisibleLinks();
  reportPageToWorker();
};

export const registerServiceWorker: GatsbyBrowser['registerServiceWorker'] = () => true;
export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = noteUpdate;
