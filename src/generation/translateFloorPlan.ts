import { getLocale, type LocaleCode } from '../i18n/locales';

/** What a plan says: its words between tags and its name for those who do not see it. */
const written = /(<title>|<tspan\b[^>]*>|<text\b[^>]*>|aria-label=")([^<"]+)(?=<|")/g;

/** The labels of a plan, each once. */
export function labelsOf(svg: string): string[] {
  return [...new Set([...svg.matchAll(written)].map(([, , label = '']) => label.trim()))].filter(Boolean);
}

/**
 * A plan in another language: the same drawing with its labels in that language's words and direction, each where it
 * was, but for what carries `data-mirrored`, the x at which it stands where lines are read from the other side.
 * @param say a label's words, or null to leave it as it is
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

/** Where a line is read from the right its start is its right end: a label that began at a point now ends there. */
function anchored(attributes: string): string {
  if (/text-anchor="middle"|data-mirrored/.test(attributes)) return attributes;
  if (attributes.includes('text-anchor="end"')) return attributes.replace('"end"', '"start"');
  return `${attributes} text-anchor="end"`;
}
