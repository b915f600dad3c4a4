// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { languageToOffer, rememberLanguage } from './languageChoice';

beforeEach(() => window.localStorage.clear());

it.each([
  ['en', ['ar-QA', 'en'], 'ar'],
  ['ar', ['en-GB'], 'en'],
  ['en', ['fr', 'ar'], 'ar'],
  ['en', ['en-GB', 'ar'], null],
  ['ar', ['ar'], null],
  ['en', ['fr'], null],
  ['en', [], null],
] as const)('on a page in %s a browser that wants %j is offered %s', (code, wanted, offered) => {
  expect(languageToOffer(code, wanted)).toBe(offered);
});

it('who has chosen is left alone', () => {
  rememberLanguage('en');
  expect(languageToOffer('en', ['ar'])).toBeNull();
});
