import type { z } from 'zod';
import { type CollectionName, type Content, collections } from '../domain/content/collections';
import { invalidLocaleMessage, localeCodes } from '../i18n/locales';
import type { Fault } from './fault';
import type { RawContent, RawThing } from './readContent';

export type ParsedContent = {
  content: Content;
  /** File of each thing, for the checks that come after. */
  fileOf: Map<object, string>;
  /** Ids of things that exist but could not be read or parsed; what refers to them is not at fault. */
  broken: Set<string>;
  faults: Fault[];
};

/** What tells a thing from every other one, whatever its collection. */
export function thingId(collection: CollectionName, key: string): string {
  return `${collection}/${key}`;
}

/**
 * Checks each thing against its collection's schema. What comes out has `null` for what was left out; things with
 * faults are left out, so the content is whole only when there are no faults.
 */
export function parseContent({ things, unreadable }: Omit<RawContent, 'faults'>): ParsedContent {
  const names = Object.keys(collections) as CollectionName[];
  const content = Object.fromEntries(names.map((name) => [name, []])) as unknown as Content;
  const fileOf = new Map<object, string>();
  const broken = new Set(unreadable.map(({ collection, name }) => thingId(collection, name)));
  const faults: Fault[] = [];
  for (const thing of things) {
    const { schema, key } = collections[thing.collection];
    const parsed = schema.safeParse(thing.data);
    if (!parsed.success) {
      faults.push(...parsed.error.issues.flatMap((issue) => faultsOf(issue, thing)));
      broken.add(thingId(thing.collection, thing.name));
      continue;
    }
    const keyValue = String((parsed.data as Record<string, unknown>)[key]);
    if (keyValue.replace(/\.\w+$/, '') !== thing.name) {
      faults.push({
        file: thing.file,
        path: key,
        found: show(keyValue),
        expected: `the file's name, "${thing.name}"`,
      });
    }
    fileOf.set(parsed.data, thing.file);
    (content[thing.collection] as unknown[]).push(parsed.data);
  }
  return { content, fileOf, broken, faults };
}

/** A zod issue in the editor's words; one fault for each unknown key. */
function faultsOf(issue: z.core.$ZodIssue, thing: RawThing): Fault[] {
  const value = valueAt(thing.data, issue.path);
  const fault = (found: string, expected: string, path = issue.path) => ({
    file: thing.file,
    path: path.map(String).join('.'),
    found,
    expected,
  });
  if (issue.code !== 'unrecognized_keys') return [fault(show(value), expectationOf(issue))];
  return issue.keys.map((key) =>
    isByLanguage(value)
      ? fault(invalidLocaleMessage(key), localeCodes.join(' or '), [...issue.path, key])
      : fault('a field of that name', 'no such field (is it misspelt?)', [...issue.path, key]),
  );
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
};

/** What was written, short enough for one line; "nothing" for what is missing. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function isByLanguage(value: unknown): boolean {
  return typeof value === 'object' && value !== null && localeCodes.some((code) => code in value);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}
