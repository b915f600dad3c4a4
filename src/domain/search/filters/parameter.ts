/** One query parameter of a URL. */
export type Parameter<T> = {
  name: string;
  /** @param text decoded @returns undefined for an invalid value, which is then ignored */
  parse: (text: string) => T | undefined;
  /** @returns encoded text, or an empty string for the default, which URLs leave out */
  print: (value: T) => string;
};

/** A whole number in Western digits. Null prints as an empty string. */
export function wholeNumber(name: string, min: number, max: number): Parameter<number | null> {
  return {
    name,
    parse: (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    print: (value) => (value === null ? '' : String(value)),
  };
}

/** A boolean: `name=yes`, or no parameter. */
export function flag(name: string): Parameter<boolean> {
  return { name, parse: (text) => text === 'yes', print: (value) => (value ? 'yes' : '') };
}

/** One of these names. Any other value, such as null, is the default and prints as an empty string. */
export function oneOf<Name extends string>(name: string, names: readonly Name[]) {
  return {
    name,
    parse: (text: string) => names.find((known) => known === text),
    print: (value: string | null) => names.find((known) => known === value) ?? '',
  };
}
