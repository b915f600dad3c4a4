import '@testing-library/jest-dom/vitest';
import { cleanup, render } from '@testing-library/react';
import { I18nextContext, I18nextProvider } from 'gatsby-plugin-react-i18next';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';
import { localisePath } from '../../src/domain/site/paths';
import { i18nextOptions } from '../../src/i18n/i18nextOptions';
import { defaultLocale, getLocale, type LocaleCode, localeCodes } from '../../src/i18n/locales';
import { readDictionaries } from './readDictionary';

afterEach(cleanup);

// jsdom has no layout and does not implement scrolling.
Element.prototype.scrollIntoView ??= () => {};

function createWords(code: LocaleCode) {
  const dictionaries = readDictionaries(code);
  const namespaces = Object.keys(dictionaries);
  const i18n = createInstance();
  i18n.init({
    ...i18nextOptions,
    resources: { [code]: dictionaries },
    lng: code,
    fallbackLng: defaultLocale,
    ns: namespaces,
    fallbackNS: namespaces,
    initImmediate: false,
    react: { useSuspense: false },
  });
  return i18n;
}

/**
 * Wraps an element in the providers of a page in a language, with that language's real dictionaries.
 * @param path the page's path without language prefix
 */
export function inLanguage(element: ReactElement, code: LocaleCode, path = '/'): ReactElement {
  const context = {
    language: code,
    languages: [...localeCodes],
    routed: code !== defaultLocale,
    defaultLanguage: defaultLocale,
    generateDefaultLanguagePage: false,
    originalPath: path,
    path: localisePath(path, code),
  };
  return (
    <I18nextProvider i18n={createWords(code)}>
      <I18nextContext.Provider value={context}>{element}</I18nextContext.Provider>
    </I18nextProvider>
  );
}

/** Returns a translation function for expectations: `wordsOf('ar')('forms.required')`. It throws for a missing key. */
export function wordsOf(code: LocaleCode) {
  const i18n = createWords(code);
  return (key: string, values: Record<string, string | number> = {}): string => {
    if (!i18n.exists(key, values)) throw new Error(`no dictionary of ${code} has ${key}`);
    return i18n.t(key, values);
  };
}

/** Renders an element as `inLanguage` wraps it, in a document of that language. */
export function renderInLanguage(element: ReactElement, code: LocaleCode, path = '/') {
  document.documentElement.lang = code;
  document.documentElement.dir = getLocale(code).dir;
  return render(inLanguage(element, code, path));
}
