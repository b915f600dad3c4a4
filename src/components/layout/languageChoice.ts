import { type LocaleCode, localeCodes } from '../../i18n/locales';

const key = 'language';

/** The custom property that shows the offer of a language. Its value is the `display` value of the offer. */
export const offerProperty = (code: LocaleCode) => `--offer-${code}`;

/**
 * An inline script at the start of every page's body. It shows the offer of the first language of the browser that the
 * site supports, unless that is the page's language or the visitor has already chosen one. It runs before the first
 * paint, so that the offer shifts no layout later. The script is the same on all pages, because the content security
 * policy lists its hash.
 */
export const offerScript = `(function (codes, key) {
  try { if (localStorage.getItem(key)) return; } catch (error) {}
  var root = document.documentElement;
  var wanted = (navigator.languages || []).map(function (tag) { return tag.split("-")[0]; });
  var first = wanted.filter(function (code) { return codes.indexOf(code) >= 0; })[0];
  if (first && first !== root.lang.split("-")[0]) root.style.setProperty("--offer-" + first, "flex");
})(${JSON.stringify(localeCodes)}, ${JSON.stringify(key)})`;

/** Remembers the visitor's choice, so that no page offers a language again. */
export function rememberLanguage(code: LocaleCode): void {
  hideOffers();
  try {
    window.localStorage.setItem(key, code);
  } catch {
    // Without storage, the offer is shown again on the next page.
  }
}

/**
 * Hides the offers when the visitor chooses a language in another window of the site, or has chosen one while the
 * browser kept this page for the back button.
 * @returns a function that stops it
 */
export function followLanguageChoice(): () => void {
  const follow = (event: StorageEvent) => event.key === key && event.newValue && hideOffers();
  const check = (event: PageTransitionEvent) => event.persisted && isChosen() && hideOffers();
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', check);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', check);
  };
}

function hideOffers(): void {
  for (const each of localeCodes) document.documentElement.style.removeProperty(offerProperty(each));
}

function isChosen(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
