import { type LocaleCode, localeCodes } from './locales';

/** One value a language. Content is written so; a page carries only its own language's value. */
export type Localised<T> = { [code in LocaleCode]: T };

/** T as one language's reader gets it: every `Localised<V>` within it is replaced by its V. */
export type InOneLanguage<T> =
  T extends Localised<infer V>
    ? V
    : T extends readonly (infer Item)[]
      ? InOneLanguage<Item>[]
      : T extends object
        ? { [key in keyof T]: InOneLanguage<T[key]> }
        : T;

/** True for an object that has exactly the locale codes as its keys. */
function isLocalised(value: object): value is Localised<unknown> {
  const keys = Object.keys(value);
  return keys.length === localeCodes.length && localeCodes.every((code) => code in value);
}

/** Resolves every `Localised` value within a thing to one language; everything else is kept as it is. */
export function localise<T>(value: T, code: LocaleCode): InOneLanguage<T> {
  if (Array.isArray(value)) return value.map((item) => localise(item, code)) as InOneLanguage<T>;
  if (value === null || typeof value !== 'object') return value as InOneLanguage<T>;
  if (isLocalised(value)) return value[code] as InOneLanguage<T>;
  const entries = Object.entries(value).map(([key, inner]) => [key, localise(inner, code)]);
  return Object.fromEntries(entries) as InOneLanguage<T>;
}
