/**
 * How i18next reads our dictionaries, in the browser and at build: keys are written in full (`search.filters.clear`),
 * so dots and colons in them mean nothing; escaping is off because React escapes (and no dictionary holds HTML).
 */
export const i18nextOptions = {
  keySeparator: false,
  nsSeparator: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
} as const;
