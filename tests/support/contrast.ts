import { declarationsOf } from './styleSheets';

export type Scheme = 'light' | 'dark';

/** Returns the colours of a style sheet by token, for each colour scheme. */
export function readColours(css: string): Record<Scheme, ReadonlyMap<string, string>> {
  const colours = declarationsOf(css, '').filter(({ value }) => /^#[0-9a-f]{6}$/.test(value));
  const isDark = (selector: string) => selector.includes('prefers-color-scheme: dark');
  const named = (rows: typeof colours) => rows.map(({ property, value }) => [property, value] as const);
  const light = named(colours.filter(({ selector }) => !isDark(selector)));
  const dark = named(colours.filter(({ selector }) => isDark(selector)));
  return { light: new Map(light), dark: new Map([...light, ...dark]) };
}

/** Returns the WCAG 2 contrast ratio of two colours (`#rrggbb`), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
