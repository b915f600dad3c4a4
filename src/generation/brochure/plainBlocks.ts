import { parseMarkdown, textOf } from '../renderMarkdown';

/** A heading or a paragraph without markup. */
export type PlainBlock = { text: string; isHeading: boolean };

/** Converts Markdown to plain headings and paragraphs. List items become paragraphs; tables are dropped. */
export function plainBlocks(markdown: string): PlainBlock[] {
  const tokens = parseMarkdown(markdown);
  return tokens.flatMap((token, index) => {
    const { type } = tokens[index - 1] ?? {};
    const isHeading = type === 'heading_open';
    return isHeading || type === 'paragraph_open' ? [{ text: textOf(token), isHeading }] : [];
  });
}
