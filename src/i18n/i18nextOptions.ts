/**
 * The i18next options for the browser and the build. Dictionaries are flat: a key such as `search.filters.clear` is
 * looked up as a whole, so there are no separators. Escaping is off because React escapes text.
 */
export const i18nextOptions = {
  keySeparator: false,
  nsSeparator: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
} as const;
