import { type CollectionName, type Content, collections } from '../domain/content/collections';
import type { Fault } from './fault';
import { type Loose, parsePartially } from './parsePartially';
import type { MarkdownFile, RawItem } from './readContent';
import { faultsOfIssues, misspeltNames } from './schemaFaults';
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
    const partial = (parsed?.success ? parsed.data : (parsePartially(schema, data) ?? {})) as object;
    if (parsed && !parsed.success) {
      const { issues } = parsed.error;
      const misspelt = issues.flatMap((issue) => misspeltNames(issue, data, schema));
      faults.push(...faultsOfIssues(issues, misspelt, { schema, data, file, raw }));
      // A field whose name is misspelt counts as invalid, not as left out.
      for (const { meant } of misspelt) if (meant in partial) Object.assign(partial, { [meant]: undefined });
    }
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
