import { decodeAddress } from '../domain/site/decodeAddress';

/** The title changes after the page is rendered: how often it is checked, and the milliseconds between checks. */
const titleChecks = 10;
const titleCheckInterval = 100;

/** Milliseconds within which Gatsby's router may move the focus. */
const focusTimeout = 2000;

let region: HTMLElement | undefined;
let previousTitle = '';

/**
 * Announces a navigation: moves the focus to the element that the fragment names, or to the page's heading, and makes
 * screen readers read the title.
 * @param hash the URL's fragment with `#`, or ''
 */
export function announceRoute(hash: string): void {
  const element =
    (hash && document.getElementById(decodeAddress(hash.slice(1)))) || document.querySelector('main h1');
  if (element instanceof HTMLElement) {
    if (!element.matches('a, button, input, select, textarea, summary, [tabindex]')) element.tabIndex = -1;
    moveFocus(element);
  }
  announceTitle(titleChecks);
}

/** Focuses an element, and focuses it again when Gatsby's router has moved the focus to the whole page. */
function moveFocus(element: HTMLElement): void {
  const focus = () => element.focus({ preventScroll: true });
  const signal = AbortSignal.timeout(focusTimeout);
  document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focus, { once: true, signal });
  focus();
}

function announceTitle(checksLeft: number): void {
  setTimeout(() => {
    if (document.title === previousTitle && checksLeft > 0) return announceTitle(checksLeft - 1);
    previousTitle = document.title;
    if (region) region.textContent = document.title;
  }, titleCheckInterval);
}

/** Adds the live region for titles and silences Gatsby's own, which says "Navigated to" in English on every page. */
export function prepareRouteAnnouncements(): void {
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', 'off');
  region = document.createElement('p');
  region.className = 'hidden';
  region.setAttribute('role', 'status');
  region.dataset.announcer = '';
  document.body.append(region);
  previousTitle = document.title;
}
