/**
 * The i18next options for the browser and the build. Dictionaries are flat: a key such as `search.filters.clear` is
 * looked up as a whole. Escaping is off because React escapes text.
 */
export const i18nextOptions = {
  keySeparator: false,
  // No key contains it. If there were no separator, i18next would compile two regular expressions for each text.
  nsSeparator: '::',
  // Otherwise i18next splits a missing key and looks for its parts.
  ignoreJSONStructure: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
} as const;
