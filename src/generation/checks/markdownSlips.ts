import type { Token } from 'markdown-it';
import type { Fault } from '../fault';
import { type Position, positionAt } from '../positionAt';
import { parseMarkdown, textOf } from '../renderMarkdown';
import { show } from '../show';

/** A slip in a Markdown text, with its position there. */
export type Slip = Position & Pick<Fault, 'found' | 'expected' | 'severity'>;

/** The fields of an entry at the top of its text, as other systems have them. */
const frontMatter = /^\s*---[ \t]*\r?\n(?:[ \t]*(?:[\w-]+:|-[ \t]).*\n)+---[ \t]*(?=\r?\n|$)/;

/** Markup that the page would show as it was written. */
const leftOvers: { pattern: RegExp; expected: string; severity?: 'warning' }[] = [
  { pattern: /\[[^[\]\n]*\]\([^\s()]+ [^()\n]*\)/, expected: 'an address without spaces between ( and )' },
  {
    // `findBrokenLinks` reports schemes that the parser does not accept.
    pattern:
      /\[[^[\]\n]*\](?:\((?!(?:javascript|vbscript|file|data):)|\s+\((?=\/|#|https?:|mailto:|tel:))[^\s)]*\)?/,
    expected: 'a link such as [words](/about/)',
  },
  { pattern: /\[[^[\]\n]+\]\[[^[\]\n]*\]/, expected: 'a link such as [words](/about/)' },
  { pattern: /[[(（]\/[a-z][\w./-]*[\])）]/, expected: 'a link such as [words](/about/)' },
  { pattern: /\*\*[^*\n]*(?:\*\*)?/, expected: '** directly before and after the words that stand out' },
  { pattern: /\[\^[^\]\n]+\]/, expected: 'the note in the text itself: there are no footnotes' },
  { pattern: /^#{2,6}[^\s#].*/m, expected: 'a space after the #' },
  { pattern: /^\|.*/m, expected: 'a table, whose second row is |---|---|' },
  {
    pattern: /^(?:[•·▪●]|-(?=\p{L})).*/mu,
    severity: 'warning',
    expected: 'a list, whose lines begin with "- "',
  },
];

/**
 * Finds slips in a Markdown text: markup that would be shown as it was written, headings of the wrong level, links
 * without words. What only breaks the style is a warning.
 * @param isPage true for the text of a page, whose title is the heading of level 1
 */
export function markdownSlips(source: string, isPage: boolean): Slip[] {
  const slips: Slip[] = [];
  const report = (offset: number, found: string, expected: string, severity?: 'warning') =>
    slips.push({
      ...positionAt(source, offset),
      found: show(found),
      expected,
      ...(severity && { severity }),
    });
  // Replaced by spaces, so that the positions of what follows stay the same.
  const text = source.replace(frontMatter, (fields) => {
    const [, first = ''] = fields.trimStart().split('\n');
    report(source.indexOf('---'), first.trim(), 'the text alone: its fields are in index.json');
    return fields.replace(/[^\n]/g, ' ');
  });
  const lines = text.split('\n');
  const offsets = [0];
  for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + line.length + 1);
  const tokens = parseMarkdown(text);
  let level = 1;
  for (const [index, token] of tokens.entries()) {
    const [start, end] = token.map ?? [0, 0];
    const offset = offsets[start] ?? 0;
    const line = lines[start]?.trim() ?? '';
    if (token.type === 'code_block') report(offset, line, 'no spaces before the line, which make it code');
    else if (token.type === 'fence')
      report(offset, line, 'no code fence, because it turns the lines after it into code');
    else if (token.type === 'table_open') {
      const wanted = cellsIn(line);
      // The page drops cells that are too many. Text directly below a table becomes a row of one cell.
      const odd = lines.findIndex((row, at) => at > start + 1 && at < end && cellsIn(row) !== wanted);
      if (odd >= 0) {
        const expected = `${wanted} cells, as in the first row of the table (text after a table needs an empty line)`;
        report(offsets[odd] ?? 0, lines[odd]?.trim() ?? '', expected);
      }
    } else if (token.type === 'heading_open') {
      const own = Number(token.tag.slice(1));
      if (textOf(tokens[index + 1]).trim() === '') report(offset, line, 'the words of the heading');
      else if (own === 1) report(offset, line, '"## …": the title of the page is its only "# …"');
      else if (isPage && own > level + 1) {
        report(offset, line, `"${'#'.repeat(level + 1)} …", one level below the heading before`, 'warning');
      }
      level = own;
    } else if (token.type === 'inline') {
      const block = lines.slice(start, end).join('\n');
      for (const { found, expected, severity } of slipsInline(token)) {
        report(offset + Math.max(0, block.indexOf(found)), found, expected, severity);
      }
    }
  }
  return slips;
}

/** The number of cells of a row of a table. */
function cellsIn(row: string): number {
  const cells = row.trim().replace(/^\||(?<!\\)\|$/g, '');
  return cells.split(/(?<!\\)\|/).length;
}

/** The slips within a paragraph, a heading, an item of a list or a cell. */
function slipsInline({ children }: Token): Omit<Slip, keyof Position>[] {
  const slips: Omit<Slip, keyof Position>[] = [];
  const parts = children ?? [];
  let shown = '';
  let bare: string | undefined;
  let isLink = false;
  for (const [index, { type, content }] of parts.entries()) {
    if (type === 'link_open' && /^\s*$/.test(wordsOfLink(parts.slice(index + 1)))) {
      slips.push({ found: '[](', expected: 'the words of the link between [ and ]' });
    }
    if (/^link_/.test(type)) isLink = type === 'link_open';
    if (type === 'text') shown += content;
    else if (/break$/.test(type)) shown += '\n';
    if (type === 'text' && !isLink) bare ??= /(?:https?:\/\/|\bwww\.)[^\s)]+/.exec(content)?.[0];
  }
  for (const { pattern, expected, severity } of leftOvers) {
    const [found] = pattern.exec(shown) ?? [];
    // Several patterns can match one link.
    if (!found || slips.some((slip) => slip.expected === expected || slip.found.startsWith(found))) continue;
    slips.push({ found: found.trim(), expected, ...(severity && { severity }) });
  }
  if (bare && slips.length === 0) {
    slips.push({ found: bare, expected: 'a link such as [words](https://www.gov.qa/)', severity: 'warning' });
  }
  return slips;
}

/** The words of a link, to its end. A picture counts as a word; it is reported elsewhere. */
function wordsOfLink(parts: readonly Token[]): string {
  const end = parts.findIndex(({ type }) => type === 'link_close');
  return parts
    .slice(0, end)
    .map(({ type, content }) => (type === 'image' ? '!' : content))
    .join('');
}
