import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { defaultLocale, type LocaleCode, localeCodes } from '../i18n/locales';

/** The words of a key in a language, with its blanks filled; the key itself when no dictionary has it. */
export type Words = (
  language: LocaleCode,
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Reads the dictionary `forms` of every language, with the same rules as the site has in the browser. */
export function readWords(localesFolder: string): Words {
  const i18n = createInstance();
  i18n.init({
    resources: Object.fromEntries(
      localeCodes.map((code) => {
        const text = readFileSync(join(localesFolder, code, 'forms.json'), 'utf8');
        return [code, { forms: JSON.parse(text) as Record<string, string> }];
      }),
    ),
    defaultNS: 'forms',
    fallbackLng: defaultLocale,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  return (language, key, values) => i18n.t(key, { ...values, lng: language });
}
