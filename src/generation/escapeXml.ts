/** Characters that XML 1.0 does not allow, not even escaped, and control characters that it discourages. */
const notAllowed = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** Escapes text for an XML element or attribute. Characters that XML does not allow are removed. */
export function escapeXml(text: string): string {
  return text
    .replace(notAllowed, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Returns an XML element with escaped text, or an empty text if there is no value. */
export function element(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined || value === ''
    ? ''
    : `<${name}>${escapeXml(String(value))}</${name}>`;
}

/** Returns text as a CDATA section. `]]>` in the text is split into two sections, so that it does not end the first. */
export function cdata(text: string): string {
  return `<![CDATA[${text.replace(notAllowed, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
