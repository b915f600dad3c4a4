import type { z } from 'zod';
import { type CollectionName, collections } from '../domain/content/collections';
import { invalidLocaleMessage, localeCodes } from '../i18n/locales';
import type { Fault } from './fault';
import type { FieldMarks } from './findMarked';
import type { RawItem } from './readContent';
import { formMessage, type SchemaDef, schemaAt } from './schemaDef';
import { show } from './show';
import { didYouMean, suggest } from './suggest';

/** An entry that its schema does not accept, and all entries, among which its references look for names. */
export type CheckedEntry = { schema: z.ZodType; data: unknown; file: string; raw: readonly RawItem[] };

/** Converts the issues of an entry to faults for editors. A field with a misspelt name is one fault, not two. */
export function faultsOfIssues(
  issues: readonly z.core.$ZodIssue[],
  misspelt: readonly MisspeltName[],
  entry: CheckedEntry,
): Fault[] {
  const found = issues.flatMap(
    (issue) => faultOfForm(issue, entry) ?? faultsOf(issue, entry.data, entry.file),
  );
  return withMeantNames(found, misspelt);
}

/** Converts a zod issue to faults for editors: one for each unknown key, otherwise a single one. */
export function faultsOf(issue: z.core.$ZodIssue, data: unknown, file: string): Fault[] {
  const path = issue.path.map(String);
  const value = valueAt(data, path);
  if (path[0] === 'body') return [faultOfText(path[1], value, file)];
  if (issue.code !== 'unrecognized_keys') {
    return [{ file, path: path.join('.'), found: show(value), expected: expectationOf(issue, value) }];
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

/**
 * Says what is expected of a field with a form of its own: a name that exists (`west-bay` instead of `West Bay`), or, if
 * it is missing or no text, a text of that form. Null for other fields.
 */
function faultOfForm(issue: z.core.$ZodIssue, { schema, data, file, raw }: CheckedEntry): Fault[] | null {
  const field = schemaAt(schema, issue.path, data);
  const to = (field?.meta() as FieldMarks | undefined)?.references;
  const value = valueAt(data, issue.path.map(String));
  const fault = (expected: string) => [{ file, path: issue.path.join('.'), found: show(value), expected }];
  if (!to) {
    if (issue.code !== 'invalid_type' || !field || issue.path.length === 0 || issue.path[0] === 'body')
      return null;
    const { shape } = field.def as unknown as SchemaDef;
    const form = shape ? `an object with ${Object.keys(shape).map(show).join(', ')}` : formMessage(field);
    return form ? fault(form) : null;
  }
  const { key } = collections[to as CollectionName];
  const names = raw
    .filter(({ collection }) => collection === to)
    .map((item) => (item.data as Record<string, unknown> | null | undefined)?.[key] ?? item.name);
  const slug = (typeof value === 'string' ? value : '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/^.*\//, '');
  const known = names.map(String);
  // A picture's name may lack its ending.
  const guess = slug && (didYouMean(slug, known) || didYouMean(`${slug}.jpg`, known));
  return fault(`the name of an item in content/${to}/${guess}`);
}

/** A field with an unknown name, and the field that was probably meant, which is missing. Both are paths. */
export type MisspeltName = { written: string; meant: string };

/** The fields that an issue reports as unknown and whose names resemble that of a missing one. */
export function misspeltNames(issue: z.core.$ZodIssue, data: unknown, schema: z.ZodType): MisspeltName[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const value = valueAt(data, issue.path.map(String)) as Record<string, unknown>;
  const { shape = {} } = (schemaAt(schema, issue.path, data)?.def ?? {}) as unknown as SchemaDef;
  const missing = Object.keys(shape).filter((name) => !(name in value));
  return issue.keys.flatMap((key) => {
    const isOnly = issue.keys.length === 1 && missing.length === 1;
    const meant = isOnly ? missing[0] : (suggest(key, missing) ?? missing.find((name) => isShort(key, name)));
    const pathOf = (name: string) => [...issue.path, name].join('.');
    return meant ? [{ written: pathOf(key), meant: pathOf(meant) }] : [];
  });
}

/** True if one name is the beginning of the other: `desc` for `description`, `latitude` for `lat`. */
function isShort(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
  return short.length > 2 && long.startsWith(short);
}

/** Names the fields that were meant by misspelt ones, and leaves out that these are missing. */
function withMeantNames(faults: readonly Fault[], misspelt: readonly MisspeltName[]): Fault[] {
  return faults
    .filter(({ path }) => !misspelt.some(({ meant }) => meant === path))
    .map((fault) => {
      const meant = misspelt.find(({ written }) => written === fault.path)?.meant;
      const isOfLanguage = localeCodes.some((code) => meant?.endsWith(`.${code}`));
      if (!meant || isOfLanguage) return fault;
      return { ...fault, expected: `the name "${meant.replace(/^.*\./, '')}"` };
    });
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

function expectationOf(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type': {
      const name = typeNames[issue.expected] ?? issue.expected;
      if (issue.expected === 'string') return typeof value === 'number' ? `${name} in quotation marks` : name;
      const isQuoted = typeof value === 'string' && ['number', 'int', 'boolean'].includes(issue.expected);
      return isQuoted ? `${name} without quotation marks` : name;
    }
    case 'invalid_value':
      return oneOf(issue.values, value);
    case 'too_small':
      return issue.origin === 'string'
        ? 'words'
        : `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${issue.origin === 'array' ? entries(issue.minimum) : ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'invalid_union':
      return 'options' in issue ? oneOf(issue.options ?? [], value) : issue.message;
    default:
      return issue.message;
  }
}

/** A longer list of values is not shown if one of them is probably meant. */
const mostListed = 12;

function oneOf(values: readonly unknown[], given: unknown): string {
  const guess = typeof given === 'string' ? didYouMean(given.replace(/ /g, '-'), values.map(String)) : '';
  if (guess && values.length > mostListed) return `one of ${values.length} names${guess}`;
  return `one of ${values.map(show).join(', ')}${guess}`;
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
