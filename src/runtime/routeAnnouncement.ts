import { decodeAddress } from '../domain/site/decodeAddress';

/** Milliseconds between looks at the title, and how often it is looked at: it reaches the document after the page. */
const titleDelay = 100;
const looks = 10;

/** Milliseconds within which the router may take the focus to itself. */
const focusPatience = 2000;

let region: HTMLElement | undefined;
let titleBefore = '';

/**
 * Hands the keyboard and the screen reader over to the page that has come: focus on its heading (or on the place that
 * the address names), its title read out, in its own language.
 */
export function announceRoute(hash: string): void {
  const place =
    (hash && document.getElementById(decodeAddress(hash.slice(1)))) || document.querySelector('main h1');
  if (place instanceof HTMLElement) {
    if (!place.matches('a, button, input, select, textarea, summary, [tabindex]')) place.tabIndex = -1;
    takeFocus(place);
  }
  announceTitle(looks);
}

/** Gatsby's router focuses the whole page a moment later, whenever its effects run; the focus is then taken back. */
function takeFocus(place: HTMLElement): void {
  const focus = () => place.focus({ preventScroll: true });
  const signal = AbortSignal.timeout(focusPatience);
  document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', focus, { once: true, signal });
  focus();
}

function announceTitle(looksLeft: number): void {
  setTimeout(() => {
    if (document.title === titleBefore && looksLeft > 0) return announceTitle(looksLeft - 1);
    titleBefore = document.title;
    if (region) region.textContent = document.title;
  }, titleDelay);
}

/** Makes the place where titles are read out, and quiets Gatsby's, which says "Navigated to" in English on every page. */
export function prepareRouteAnnouncements(): void {
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', 'off');
  region = document.createElement('p');
  region.className = 'hidden';
  region.setAttribute('role', 'status');
  region.dataset.announcer = '';
  document.body.append(region);
  titleBefore = document.title;
}
