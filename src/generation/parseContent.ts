import type { z } from 'zod';
import { type CollectionName, type Content, collections } from '../domain/content/collections';
import { invalidLocaleMessage, localeCodes } from '../i18n/locales';
import type { Fault } from './fault';
import { type Loose, parsePartially } from './parsePartially';
import type { MarkdownFile, RawItem } from './readContent';
import { show } from './show';

type Item<Name extends CollectionName> = Content[Name][number];

/** One item of the content folder, as far as it could be parsed. */
export type ContentItem<Name extends CollectionName = CollectionName> = {
  collection: Name;
  /** Path of its JSON file, relative to the project's root. */
  file: string;
  /** The names by which other items may refer to it: its file name, and its key if that differs. */
  names: string[];
  /** Its fields: `null` if omitted, `undefined` if invalid. */
  value: Loose<Item<Name>>;
  /** Its Markdown texts by language. */
  texts: Record<string, MarkdownFile>;
  isWhole: boolean;
  /** Its unvalidated JSON. */
  raw: unknown;
};

export type ParsedContent = {
  /** The items without faults. */
  content: Content;
  items: ContentItem[];
  faults: Fault[];
};

/** The items of one collection. */
export function itemsIn<Name extends CollectionName>(
  items: readonly ContentItem[],
  name: Name,
): ContentItem<Name>[] {
  return items.filter(({ collection }) => collection === name) as ContentItem<Name>[];
}

/** Validates each item with the schema of its collection. */
export function parseContent(raw: readonly RawItem[]): ParsedContent {
  const names = Object.keys(collections) as CollectionName[];
  const content = Object.fromEntries(names.map((name) => [name, []])) as unknown as Content;
  const items: ContentItem[] = [];
  const faults: Fault[] = [];
  for (const { collection, name, file, data, texts, isReadable } of raw) {
    const { schema, key } = collections[collection];
    const parsed = isReadable ? schema.safeParse(data) : null;
    if (parsed && !parsed.success) {
      faults.push(...parsed.error.issues.flatMap((issue) => faultsOf(issue, data, file)));
    }
    const partial = parsed?.success ? parsed.data : (parsePartially(schema, data) ?? {});
    // Invalid JSON may be cut anywhere, so only identifying fields are kept and no field counts as missing.
    const value = isReadable ? partial : pick(partial, [key, 'path', 'kind']);
    const written = (value as Record<string, unknown>)[key];
    const called = typeof written === 'string' ? written : null;
    const isNamed = called === null || nameOf(called) === name;
    if (!isNamed)
      faults.push({ file, path: key, found: show(called), expected: `the file’s name, "${name}"` });
    if (parsed?.success) (content[collection] as unknown[]).push(parsed.data);
    const ownNames = [...new Set([...(called ? [called] : []), ...(isNamed && called ? [] : [name])])];
    const isWhole = parsed?.success ?? false;
    items.push({ collection, file, names: ownNames, value, texts, isWhole, raw: data } as ContentItem);
  }
  return { content, items, faults };
}

function pick(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key)));
}

/** The file name of an item by its key, without extension: keys of pictures have one. */
export function nameOf(key: string): string {
  return key.replace(/\.\w+$/, '');
}

/** Converts a zod issue to faults for editors: one for each unknown key, otherwise a single one. */
export function faultsOf(issue: z.core.$ZodIssue, data: unknown, file: string): Fault[] {
  const path = issue.path.map(String);
  const value = valueAt(data, path);
  if (path[0] === 'body') return [faultOfText(path[1], value, file)];
  if (issue.code !== 'unrecognized_keys') {
    return [{ file, path: path.join('.'), found: show(value), expected: expectationOf(issue) }];
  }
  return issue.keys.map((key) => ({
    file,
    path: [...path, key].join('.'),
    isOfName: true,
    ...(isByLanguage(value)
      ? { found: invalidLocaleMessage(key), expected: localeCodes.join(' or ') }
      : { found: 'a field of that name', expected: 'no such field (is it misspelt?)' }),
  }));
}

/** Reports a missing or empty text at its Markdown file. */
function faultOfText(code: string | undefined, value: unknown, file: string): Fault {
  const texts = localeCodes.map((each) => `${each}.md`).join(' and ');
  if (!code) {
    const expected = `the texts ${texts} beside index.json`;
    return { file, path: 'body', found: show(value), expected, lacksTexts: true };
  }
  const text = file.replace(/[^/]+$/, `${code}.md`);
  const found = value === undefined ? 'nothing' : 'an empty file';
  return { file: text, path: '', found, expected: `the text of ${file}` };
}

function expectationOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `one of ${issue.values.map(show).join(', ')}`;
    case 'too_small':
      return issue.origin === 'string'
        ? 'words'
        : `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${issue.origin === 'array' ? entries(issue.minimum) : ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'invalid_union':
      return 'a known "type"';
    default:
      return issue.message;
  }
}

function entries(count: number | bigint): string {
  return count === 1 ? ' entry' : ' entries';
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function isByLanguage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && localeCodes.some((code) => code in value);
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    data,
  );
}
