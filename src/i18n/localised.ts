import { type LocaleCode, localeCodes } from './locales';

/** One value per language, as in content files. The data of a page has only the value of the page's language. */
export type Localised<T> = { [code in LocaleCode]: T };

/** T in one language: every `Localised<V>` within it is replaced by V. */
export type InOneLanguage<T> =
  T extends Localised<infer V>
    ? V
    : T extends readonly (infer Item)[]
      ? InOneLanguage<Item>[]
      : T extends object
        ? { [key in keyof T]: InOneLanguage<T[key]> }
        : T;

/** Returns whether the keys of an object are exactly the locale codes. */
function isLocalised(value: object): value is Localised<unknown> {
  const keys = Object.keys(value);
  return keys.length === localeCodes.length && localeCodes.every((code) => code in value);
}

/** Returns a copy of a value in which every `Localised` value is replaced by the value of one language. */
export function localise<T>(value: T, code: LocaleCode): InOneLanguage<T> {
  if (Array.isArray(value)) return value.map((item) => localise(item, code)) as InOneLanguage<T>;
  if (value === null || typeof value !== 'object') return value as InOneLanguage<T>;
  if (isLocalised(value)) return value[code] as InOneLanguage<T>;
  const entries = Object.entries(value).map(([key, inner]) => [key, localise(inner, code)]);
  return Object.fromEntries(entries) as InOneLanguage<T>;
}
