/** One parameter of an address. */
export type Parameter<T> = {
  name: string;
  /** @param text already decoded @returns undefined for what it cannot read: the parameter is then ignored */
  parse: (text: string) => T | undefined;
  /** @returns text already encoded; empty for what is not asked for, which addresses leave out */
  print: (value: T) => string;
};

/** A whole number in Latin digits; null prints as nothing. */
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

/** `name=yes`, or nothing. */
export function flag(name: string): Parameter<boolean> {
  return { name, parse: (text) => text === 'yes', print: (value) => (value ? 'yes' : '') };
}

/** One of these names; any other value, null for example, is the default and prints as nothing. */
export function oneOf<Name extends string>(name: string, names: readonly Name[]) {
  return {
    name,
    parse: (text: string) => names.find((known) => known === text),
    print: (value: string | null) => names.find((known) => known === value) ?? '',
  };
}
