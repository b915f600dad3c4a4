import { type LocaleCode, localeCodes } from '../../i18n/locales';

const key = 'language';

/** The custom property that shows the offer of a language: its value is the offer's `display`. */
export const offerProperty = (code: LocaleCode) => `--offer-${code}`;

/**
 * A script for the beginning of every page's body. It shows the offer of the language that the browser asks for first
 * among ours, unless that is the page's or the visitor has chosen already. It runs before anything is painted, so that
 * the offer has its place from the start and nothing moves when the page comes to life. One text for all pages: the
 * content security policy names it by its hash.
 */
export const offerScript = `(function (codes, key) {
  try { if (localStorage.getItem(key)) return; } catch (error) {}
  var root = document.documentElement;
  var wanted = (navigator.languages || []).map(function (tag) { return tag.split("-")[0]; });
  var first = wanted.filter(function (code) { return codes.indexOf(code) >= 0; })[0];
  if (first && first !== root.lang.split("-")[0]) root.style.setProperty("--offer-" + first, "flex");
})(${JSON.stringify(localeCodes)}, ${JSON.stringify(key)})`;

/** Remembers the visitor's choice, so that nothing is offered again, here or on other pages. */
export function rememberLanguage(code: LocaleCode): void {
  for (const each of localeCodes) document.documentElement.style.removeProperty(offerProperty(each));
  try {
    window.localStorage.setItem(key, code);
  } catch {
    // Without storage the offer comes again at the next visit.
  }
}
