import { isUtf8 } from 'node:buffer';
import type { Fault } from '../fault';
import { positionAt } from '../positionAt';
import { show } from '../show';

/** Parts of an SVG that would run code or request another site in the visitor's browser. */
const forbidden: { pattern: RegExp; expected: string }[] = [
  { pattern: /<\s*([\w-]+:)?script\b/gi, expected: 'no script in a drawing' },
  { pattern: /<\s*([\w-]+:)?foreignobject\b/gi, expected: 'no foreignObject in a drawing' },
  {
    pattern: /<\s*([\w-]+:)?(iframe|object|embed|audio|video|handler|link|meta)\b/gi,
    expected: 'shapes and text only',
  },
  { pattern: /(?<=[\s"'/])on[a-z]+\s*=\s*["']/gi, expected: 'no event attribute in a drawing' },
  {
    pattern: /(?<=\s)(?:[\w-]+:)?(?:href|src)\s*=\s*(?:"\s*(?!#)[^"]*"|'\s*(?!#)[^']*')/gi,
    expected: 'no link and no picture from outside: only "#…", a part of the drawing itself',
  },
  {
    pattern: /url\(\s*["']?\s*(?!#|&quot;#|["'\s])[^)]*\)/gi,
    expected: 'nothing from outside: only "url(#…)", a part of the drawing itself',
  },
  { pattern: /@import\b[^;]*/gi, expected: 'no styles from outside' },
  { pattern: /<!ENTITY\b[^>]*/gi, expected: 'no entities in a drawing' },
  { pattern: /<\?xml-stylesheet\b[^>]*/gi, expected: 'no styles from outside' },
  { pattern: /attributeName\s*=\s*["'](?:[\w-]+:)?(?:href|on\w+)["']/gi, expected: 'no animation of links' },
];

/** Reports forbidden parts of an SVG, each with its line and column. */
export function faultsOfDrawing(bytes: Buffer, file: string): Fault[] {
  const place = { file, path: '' };
  if (!isUtf8(bytes))
    return [{ ...place, found: 'a drawing that is not in UTF-8', expected: 'an SVG in UTF-8' }];
  const text = bytes.toString('utf8');
  // Comments are replaced by spaces of the same length, so that positions stay right.
  const bare = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  if (!/<([\w-]+:)?svg\b/i.test(bare))
    return [{ ...place, found: 'a file that is not an SVG', expected: 'a drawing that begins with <svg' }];
  const faults = forbidden.flatMap(({ pattern, expected }) =>
    [...bare.matchAll(pattern)].map((found) => ({
      ...place,
      ...positionAt(text, found.index),
      found: show(found[0].trim()),
      expected,
    })),
  );
  // One fault a line: `<script href="…">` matches two patterns.
  return faults.filter(({ line }, index) => faults.findIndex((each) => each.line === line) === index);
}
