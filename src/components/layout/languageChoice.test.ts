// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LocaleCode, localeCodes } from '../../i18n/locales';
import { offerProperty, offerScript, rememberLanguage } from './languageChoice';

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.removeAttribute('style');
});
afterEach(() => vi.unstubAllGlobals());

const offered = () =>
  localeCodes.filter((code) => document.documentElement.style.getPropertyValue(offerProperty(code)));

/** What a page offers to a browser that wants these languages. */
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
] as const)('a page in %s offers a browser that wants %j the languages %j', (code, wanted, expected) => {
  expect(offeredOn(code, wanted)).toEqual(expected);
});

it('who has chosen is left alone, at once and on other pages', () => {
  offeredOn('en', ['ar']);
  rememberLanguage('en');
  expect(offered()).toEqual([]);
  expect(offeredOn('en', ['ar'])).toEqual([]);
});
