/** A heading or a paragraph without markup. */
export type PlainBlock = { text: string; isHeading: boolean };

/** Converts Markdown to plain headings and paragraphs. List items become paragraphs; tables are dropped. */
export function plainBlocks(markdown: string): PlainBlock[] {
  return markdown
    .split(/\n{2,}/)
    .flatMap((part) => (/^\s*[-*] /m.test(part) ? part.split('\n') : [part]))
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith('|'))
    .map((part) => ({
      isHeading: part.startsWith('#'),
      text: part
        .replace(/^#+\s*|^[-*]\s+/, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\*\*|__/g, '')
        .replace(/\s+/g, ' '),
    }));
}
