import type { CollectionName } from '../../domain/content/collections';
import type { Fault } from '../fault';
import { positionAt } from '../positionAt';
import { conflict } from '../readContent';
import { show } from '../show';
import type { Check } from './check';
import { markdownSlips } from './markdownSlips';

/** Tags and comments of HTML, which pages show as they are written. */
const html = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i;
/** Entities of HTML. Markdown resolves them; other texts show them. */
const entity = /&(?:[a-z]+\d?|#\d+|#x[\da-f]+);/i;
/** Links, bold words and headings of Markdown, which fields of plain words show as they are written. */
const markdown = /\[[^[\]\n]+\] ?\([^)\s]*\)?|\*\*[^*\n]+\*\*|^#{1,6} .*/m;

/** The fields that hold Markdown. */
const markdownFields: Partial<Record<CollectionName, string>> = { faqs: 'answer', careers: 'about' };

/**
 * Reports HTML in texts, slips in Markdown, and Markdown in fields of plain words. Warns about entities of HTML in
 * fields, which imports leave where they do not know them.
 */
export const checkMarkup: Check = ({ items }) =>
  items.flatMap(({ collection, file, value, texts }) => {
    const faults: Fault[] = [];
    const report = (place: Omit<Fault, 'found' | 'expected'>, found: string, format = 'HTML') =>
      faults.push({ ...place, found: show(found), expected: `plain words without ${format}` });
    const look = (inner: unknown, path: string, isMarkdown: boolean): void => {
      if (typeof inner === 'string') {
        if (!isMarkdown && !/[<&\]*#]/.test(inner)) return;
        const [tag] = html.exec(inner) ?? [];
        const [name] = entity.exec(inner) ?? [];
        const [mark] = markdown.exec(inner) ?? [];
        if (tag) report({ file, path }, tag);
        else if (name) report({ file, path, severity: 'warning' }, name);
        if (isMarkdown) {
          const slips = markdownSlips(inner, false);
          faults.push(...slips.map(({ line: _, column: __, ...slip }) => ({ file, path, ...slip })));
        } else if (mark) report({ file, path }, mark, 'Markdown');
      } else if (typeof inner === 'object' && inner !== null) {
        for (const [key, each] of Object.entries(inner)) {
          // The body comes from Markdown files.
          if (path === '' && key === 'body') continue;
          const holdsMarkdown = isMarkdown || (path === '' && key === markdownFields[collection]);
          look(each, path ? `${path}.${key}` : key, holdsMarkdown);
        }
      }
    };
    look(value, '', false);
    for (const { file: textFile, text } of Object.values(texts)) {
      const tag = html.exec(text);
      if (tag) report({ file: textFile, path: '', ...positionAt(text, tag.index) }, tag[0]);
      // A text with two versions is reported as such; the line between them would make a heading.
      if (conflict.test(text)) continue;
      faults.push(...markdownSlips(text, true).map((slip) => ({ file: textFile, path: '', ...slip })));
    }
    return faults;
  });
