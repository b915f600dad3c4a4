// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { type LocaleCode, localeCodes } from '../../i18n/locales';
import { followLanguageChoice, offerProperty, offerScript, rememberLanguage } from './languageChoice';

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('style');
});
const offered = () =>
  localeCodes.filter((code) => document.documentElement.style.getPropertyValue(offerProperty(code)));

/** The languages that a page in the language `code` offers to a browser with these preferred languages. */
function offeredOn(code: LocaleCode, languages: readonly string[]): LocaleCode[] {
  document.documentElement.lang = code;
  vi.stubGlobal('navigator', { languages });
  new Function(offerScript)();
  return offered();
}

it.each([
  ['en', ['ar-QA', 'en'], ['ar']],
  ['ar', ['en-GB'], ['en']],
  ['en', ['fr', 'ar'], ['ar']],
  ['en', ['en-GB', 'ar'], []],
  ['ar', ['ar'], []],
  ['en', ['fr'], []],
  ['en', [], []],
] as const)('on a page in %s, a browser that prefers %j is offered %j', (code, wanted, expected) => {
  expect(offeredOn(code, wanted)).toEqual(expected);
});

it('offers nothing after a choice, on this page and on others', () => {
  offeredOn('en', ['ar']);
  rememberLanguage('en');
  expect(offered()).toEqual([]);
  expect(offeredOn('en', ['ar'])).toEqual([]);
});

it.each([
  ['in another window', () => new StorageEvent('storage', { key: 'language', newValue: 'en' })],
  [
    'while the page was kept for the back button',
    () => {
      window.localStorage.setItem('language', 'en');
      return new PageTransitionEvent('pageshow', { persisted: true });
    },
  ],
])('offers nothing any more after a choice %s', (_, choose) => {
  offeredOn('en', ['ar']);
  const stop = followLanguageChoice();
  window.dispatchEvent(new StorageEvent('storage', { key: 'recent', newValue: '[]' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(offered()).toEqual(['ar']);
  window.dispatchEvent(choose());
  expect(offered()).toEqual([]);
  stop();
});
