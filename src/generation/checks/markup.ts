import type { Fault } from '../fault';
import { positionAt } from '../positionAt';
import { show } from '../show';
import type { Check } from './check';

/** Tags and comments of HTML, which pages show as they are written. */
const html = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i;
/** Entities of HTML. Markdown resolves them; other texts show them. */
const entity = /&(?:[a-z]+\d?|#\d+|#x[\da-f]+);/i;

/** Reports HTML in texts. Warns about its entities in fields, which imports leave where they do not know them. */
export const checkMarkup: Check = ({ items }) =>
  items.flatMap(({ file, value, texts }) => {
    const faults: Fault[] = [];
    const report = (place: Omit<Fault, 'found' | 'expected'>, found: string) =>
      faults.push({ ...place, found: show(found), expected: 'plain words without HTML' });
    const look = (inner: unknown, path: string): void => {
      if (typeof inner === 'string') {
        if (!/[<&]/.test(inner)) return;
        const [tag] = html.exec(inner) ?? [];
        const [name] = entity.exec(inner) ?? [];
        if (tag) report({ file, path }, tag);
        else if (name) report({ file, path, severity: 'warning' }, name);
      } else if (typeof inner === 'object' && inner !== null) {
        for (const [key, each] of Object.entries(inner)) {
          // The body comes from Markdown files.
          if (path === '' && key === 'body') continue;
          look(each, path ? `${path}.${key}` : key);
        }
      }
    };
    look(value, '');
    for (const { file: textFile, text } of Object.values(texts)) {
      const tag = html.exec(text);
      if (tag) report({ file: textFile, path: '', ...positionAt(text, tag.index) }, tag[0]);
    }
    return faults;
  });
