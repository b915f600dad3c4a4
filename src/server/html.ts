/** HTML that is safe to send. Only `html` and `trusted` make it. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

/**
 * A template of HTML. Texts are escaped, other templates and lists of them are inserted, and null, undefined and false
 * are left out. Attributes must be in double quotes.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(
    parts.reduce((text, part, index) => text + (index > 0 ? textOf(values[index - 1]) : '') + part, ''),
  );
}

/** Marks a text of our own, such as a style sheet, as HTML. Never pass what a visitor sent. */
export function trusted(text: string): Html {
  return new Html(text);
}

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escapeHtml(String(part));
}

/** Escapes text for use in HTML content and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
