import { type Node, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Fault } from './fault';
import { positionAt } from './positionAt';
import { show } from './show';

/** A parsed JSON text. `isReadable` is false if the text is invalid and `value` contains only what could be parsed. */
export type ParsedJson = { value: unknown; isReadable: boolean; faults: Fault[] };

/**
 * Parses JSON. Invalid JSON is one fault, at the first error; each duplicate field is one fault.
 * @param file the file name to report in faults
 */
export function parseJson(text: string, file: string): ParsedJson {
  try {
    const value: unknown = JSON.parse(text);
    return { value, isReadable: true, faults: findDuplicates(text, value, file) };
  } catch (error) {
    const errors: ParseError[] = [];
    const value: unknown = parse(text, errors, { disallowComments: true });
    const [first] = errors;
    const offset = first?.offset ?? 0;
    const { at, found, expected } = first
      ? (slipAt(text, offset) ?? {
          at: offset,
          found: foundAt(text, offset),
          expected: expectedBy(first, text),
        })
      : { at: 0, found: (error as Error).message, expected: 'readable JSON' };
    const position = positionAt(text, at);
    const whole = `${expected}; the file cannot be read as JSON`;
    return { value, isReadable: false, faults: [{ file, path: '', ...position, found, expected: whole }] };
  }
}

function foundAt(text: string, offset: number): string {
  if (text.trim() === '') return 'an empty file';
  const rest = text.slice(offset).split('\n')[0]?.trim() ?? '';
  if (rest) return show(rest.slice(0, 30));
  return text.slice(offset).trim() ? 'the end of the line' : 'the end of the file';
}

const expectations: Record<string, string> = {
  InvalidSymbol: 'text in "…", a number, true, false or null',
  InvalidNumberFormat: 'a number such as 1250.5',
  PropertyNameExpected: 'a field’s name in "…" (a comma too many before?)',
  ValueExpected: 'a value (a comma too many before?)',
  ColonExpected: 'a colon after the field’s name',
  CommaExpected: 'a comma before this',
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  EndOfFileExpected: 'the end of the file',
  InvalidCommentToken: 'no comments',
  UnexpectedEndOfComment: 'no comments',
  UnexpectedEndOfString: 'a closing " in the same line',
  UnexpectedEndOfNumber: 'a number such as 1250.5',
  InvalidUnicode: 'four figures after \\u',
  InvalidEscapeCharacter: '\\\\ for a backslash, \\" for a quotation mark, \\n for a new line',
  InvalidCharacter: 'no line break or tab within text (write \\n)',
};

function expectedBy({ error, offset }: ParseError, text: string): string {
  const name = printParseErrorCode(error);
  const isAtEnd = text.slice(offset).trim() === '';
  return (isAtEnd && name === 'ValueExpected' ? 'a value' : expectations[name]) ?? 'readable JSON';
}

/** What is expected where a merge of two versions has left its marks. */
export const withoutConflict = 'one version of the text, without the marks of a merge conflict';

/** Common slips: what is before the first error, what is there, and what is expected. */
const slips: readonly { before?: RegExp; there: RegExp; found?: string; expected: string }[] = [
  { there: /^(?:<{7}|={7}|>{7})[^\n]*/, expected: withoutConflict },
  {
    there: /^[^\S \n\r\t]|^\p{Cf}/u,
    found: 'an invisible character or a special space',
    expected: 'an ordinary space or none',
  },
  { there: /^[“”„‟«»][^\n]{0,29}/, expected: 'straight quotation marks, "…"' },
  { there: /^[٠-٩۰-۹]+/, expected: 'Western figures (0–9)' },
  { there: /^[،؛]/, expected: 'the comma of the Latin script, ","' },
  {
    before: /(?<![\d.])\d{1,3}(?:,\d{3})*,$/,
    there: /^\d{3}(?:,\d{3})*/,
    expected: 'a number without commas',
  },
  { before: /(?<![\d.])\d+,$/, there: /^\d+/, expected: 'a number with a decimal point, such as 1250.5' },
  {
    before: /(?<![\d.])\d{1,3}(?: \d{3})* $/,
    there: /^\d{3}(?: \d{3})*/,
    expected: 'a number without spaces',
  },
  { before: /(?<![\d.])0$/, there: /^\d+/, expected: 'a number without a 0 in front' },
  { there: /^\.\d+/, expected: 'a number such as 0.5' },
  {
    before: /(?<=[^\s"])"$/,
    there: /^[^\s,:\]}"][^\n]{0,29}/,
    expected: 'a comma, or \\" for a quotation mark within the text',
  },
];

/** Recognises a common slip at an offset, for which the parser knows only that something else should be there. */
function slipAt(text: string, offset: number): { at: number; found: string; expected: string } | null {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  // The parser takes special spaces for spaces and reports what follows them.
  const gap = /[^\S \t]+[ \t]*$/.exec(line)?.[0].length ?? 0;
  const at = offset - gap;
  for (const { before, there, found, expected } of slips) {
    const start = before ? (before.exec(line)?.[0].length ?? null) : 0;
    const part = there.exec(text.slice(at))?.[0];
    if (start === null || part === undefined) continue;
    const shown = before ? text.slice(offset - start, offset) + part : part;
    return { at: before ? offset - start : at, found: found ?? show(shown), expected };
  }
  return null;
}

/** Reports duplicate fields of an object, of which JSON.parse silently keeps the last. */
function findDuplicates(text: string, value: unknown, file: string): Fault[] {
  // Building a syntax tree takes ten times as long as JSON.parse, and duplicates are rare.
  const names = text.match(/"\s*:/g)?.length ?? 0;
  if (names === countNames(value)) return [];
  const tree = parseTree(text);
  return tree ? duplicatesIn(tree, [], text, file) : [];
}

function countNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, each) => sum + countNames(each), own);
}

function duplicatesIn(node: Node, path: string[], text: string, file: string): Fault[] {
  const seen = new Map<string, number>();
  return (node.children ?? []).flatMap((child, index) => {
    if (node.type !== 'object') return duplicatesIn(child, [...path, `${index}`], text, file);
    const [name, inner] = child.children ?? [];
    if (!name || !inner) return [];
    const key = String(name.value);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, name.offset);
    const own = {
      file,
      path: [...path, key].join('.'),
      ...positionAt(text, name.offset),
      found: `a second "${key}"`,
      expected: `each field once (the first is in line ${positionAt(text, first ?? 0).line})`,
    };
    const deeper = duplicatesIn(inner, [...path, key], text, file);
    return first === undefined ? deeper : [own, ...deeper];
  });
}
