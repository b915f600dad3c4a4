/** An object of JSON. */
export type Json = Record<string, unknown>;

/** The text of a value of JSON, or of the first one of an array. Empty for null and objects: feeds have them by mistake. */
export function textOf(value: unknown): string {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === null || typeof first === 'object' ? '' : String(first);
}

/** A value of JSON if it is an object, or the first one of an array; an empty object for any other value. */
export function objectOf(value: unknown): Json {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'object' && first !== null ? (first as Json) : {};
}

/**
 * The texts of a value of JSON-LD, each with its language: of a string, of an object with `@value` and `@language`, or of
 * an array of them.
 * @param language the language of those that name none
 */
export function textsByLanguage(value: unknown, language: string): { language: string; text: string }[] {
  return (Array.isArray(value) ? value : [value]).flatMap((each) => {
    const { '@value': inner, '@language': own } = objectOf(each);
    const text = textOf(inner ?? each);
    return text === '' ? [] : [{ language: (textOf(own) || language).slice(0, 2).toLowerCase(), text }];
  });
}

/** The day with which a text begins: `2026-03-31T10:00:00Z`; nothing for another value. */
export function dayOf(value: unknown): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(textOf(value))?.[0];
}
