/** Parses XML strictly. For test files with `@vitest-environment jsdom`. @throws Error at the first fault */
export function parseXml(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const fault = parsed.querySelector('parsererror');
  if (fault) throw new Error(`not well-formed: ${fault.textContent}`);
  return parsed;
}
