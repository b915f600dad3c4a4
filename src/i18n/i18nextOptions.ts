/**
 * The i18next options for the browser and the build. Dictionaries are flat: a key such as `search.filters.clear` is
 * looked up as a whole. Escaping is off because React escapes text.
 */
export const i18nextOptions = {
  keySeparator: false,
  // In no key. Without a separator of its own, i18next examines each key with a new regular expression.
  nsSeparator: '::',
  // A missing key would be looked for a second time, in parts.
  ignoreJSONStructure: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
} as const;
