import { getLocale, type LocaleCode } from '../i18n/locales';

/** The texts of a plan: element content, and `aria-label`. */
const written = /(<title>|<tspan\b[^>]*>|<text\b[^>]*>|aria-label=")([^<"]+)(?=<|")/g;

/** The labels of a plan, without duplicates. */
export function labelsOf(svg: string): string[] {
  return [...new Set([...svg.matchAll(written)].map(([, , label = '']) => label.trim()))].filter(Boolean);
}

/**
 * Translates the labels of a floor plan and sets their direction. Labels keep their position, except elements with
 * `data-mirrored`: in a right-to-left plan its value replaces their x coordinate.
 * @param say returns the translation of a label, or null to keep the label
 */
export function translateFloorPlan(
  svg: string,
  code: LocaleCode,
  say: (label: string) => string | null,
): string {
  const said = svg.replace(written, (_all, before: string, label: string) => before + (say(label) ?? label));
  const named = said.replace(/^<svg\b/, `<svg lang="${code}"`);
  if (getLocale(code).dir === 'ltr') return named;
  const turned = named.replace(
    /<text\b([^>]*)>(?=(?:<tspan\b[^>]*>)?[^<]*\p{Script=Arabic})/gu,
    (_all, attributes) => `<text direction="rtl"${anchored(attributes)}>`,
  );
  return turned.replace(/\bx="[-\d.]+" data-mirrored="([-\d.]+)"/g, 'x="$1"');
}

/** Swaps start and end alignment: in right-to-left text the start is the right end. */
function anchored(attributes: string): string {
  if (/text-anchor="middle"|data-mirrored/.test(attributes)) return attributes;
  if (attributes.includes('text-anchor="end"')) return attributes.replace('"end"', '"start"');
  return `${attributes} text-anchor="end"`;
}
