/** Elements, attributes and addresses that run code or load other pages. */
const active =
  /<[\s/]*(script|iframe|object|embed|style|link|meta|form|svg|base)\b|<[^<>]*\son\w+\s*=|javascript\s*:|data\s*:\s*text\/html/i;
const breaks = /<\s*(br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi;
const tags = /<\/?[a-z][^<>]*>/gi;
const entities = new Map<string, string>(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: '’', nbsp: ' ', ndash: '–', mdash: '—', bull: '•' },
    ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…', sup2: '²', deg: '°', eacute: 'é' },
  }),
);
/** Control characters but for line breaks and tabs, zero-width characters, and those that turn the direction of text. */
const invisible = /(?![\n\t])[\p{Cc}\u200b\ufeff\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Converts a text with simple HTML to plain text: one line a paragraph, entities resolved, without invisible and
 * bidirectional control characters.
 * @returns null for HTML that runs code or loads something: it is refused, as no feed needs it
 */
export function plainText(html: string): string | null {
  const decoded = decode(html);
  if (active.test(html) || active.test(decoded)) return null;
  // Feeds often escape their HTML, so tags may appear only when entities are resolved.
  const text = decode(withoutComments(decoded).replace(breaks, '\n').replace(tags, ' '));
  return text
    .replace(invisible, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Replaces each comment of HTML or XML by a space. One without end stays. */
export function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    if (end < 0) return parts.join(' ') + (parts.length > 0 ? ' ' : '') + text.slice(at);
    parts.push(text.slice(at, start));
    at = end + 3;
  }
}

function decode(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+\d?);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
