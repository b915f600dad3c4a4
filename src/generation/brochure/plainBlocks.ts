/** A heading or a paragraph of an editor's Markdown, in plain words. */
export type PlainBlock = { text: string; isHeading: boolean };

/** An editor's Markdown as headings and paragraphs: list items become paragraphs, tables are left out. */
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
