import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder';
import { type CollectionName, type Content, collections } from '../domain/content/collections';
import {
  checkNames,
  contentSchema,
  namesFile,
  schemaFileOf,
  schemaFolder,
  schemaText,
  updateNames,
} from './contentSchemas';
import { readContent } from './readContent';

const root = process.cwd();
const names = Object.keys(collections) as CollectionName[];
const { items } = readContent(join(root, 'content'), root);
const suggested = JSON.parse(readFileSync(join(root, schemaFolder, namesFile), 'utf8')).definitions;

/** The schema of a collection as a validator; the suggested names are inserted. */
function validator(collection: CollectionName): z.ZodType {
  const text = JSON.stringify(contentSchema(collection)).replaceAll(
    new RegExp(`\\{"\\$ref":"${namesFile}#/definitions/(\\w+)"\\}`, 'g'),
    (_, name) => JSON.stringify(suggested[name]),
  );
  return z.fromJSONSchema(JSON.parse(text));
}

/** The JSON of an entry, without the text from its Markdown files. */
function jsonOf(data: unknown): Record<string, unknown> {
  const { body, ...json } = data as Record<string, unknown>;
  return json;
}

describe('the schemas for code editors', () => {
  test.each(names)('%s: the file is current (npm run content:schemas)', (name) => {
    const written = readFileSync(join(root, schemaFolder, schemaFileOf(name)), 'utf8');
    expect(written).toBe(schemaText(contentSchema(name)));
  });

  test.each(names)('%s: accepts all of our content', (name) => {
    const schema = validator(name);
    const entries = items.filter(({ collection }) => collection === name);
    const refused = entries.filter(({ data }) => !schema.safeParse(jsonOf(data)).success);
    expect(entries.length).toBeGreaterThan(0);
    expect(refused.map(({ file }) => file)).toEqual([]);
  });

  test('.vscode/settings.json ties each file to the schema of its collection', () => {
    const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'));
    const tied = settings['json.schemas'] as { fileMatch: string[]; url: string }[];
    const patterns = tied.flatMap(({ fileMatch, url }) =>
      fileMatch.map((pattern) => ({ url, pattern: new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`) })),
    );
    const wrong = items.filter(({ file, collection }) => {
      const urls = patterns.filter(({ pattern }) => pattern.test(`/${file}`)).map(({ url }) => url);
      return urls.join() !== `./${schemaFolder}/${schemaFileOf(collection)}`;
    });
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});

describe('the schema of homes', () => {
  const schema = validator('listings');
  const home = jsonOf(items.find(({ name }) => name === 'cap-1001')?.data);
  const price = home.price as object;

  test.each([
    ['an unknown type', { type: 'cottage' }],
    ['a missing field', { agent: undefined }],
    ['an unknown field', { colour: 'red' }],
    ['a price of 0', { price: { ...price, amount: 0 } }],
    ['a price as a text', { price: { ...price, amount: '9500' } }],
    ['a reference in capitals', { reference: 'CAP-1001' }],
    ['an area that is no slug', { area: 'Marina District' }],
    ['a title in one language', { title: { en: 'A home' } }],
    ['a date that does not exist', { verified: '2026-02-30' }],
    ['a home without pictures', { gallery: [] }],
    ['more than 60 bedrooms', { bedrooms: 61 }],
  ])('refuses %s, as content:check does', (_, change) => {
    const json = JSON.parse(JSON.stringify({ ...home, ...change }));
    expect(schema.safeParse(json).success).toBe(false);
    expect(collections.listings.schema.safeParse(json).success).toBe(false);
  });

  // What depends on other files, on the day or on several fields is checked by content:check alone.
  test.each([
    ['an area that does not exist yet', { area: 'new-island' }],
    ['a date in the future', { verified: '2099-01-01' }],
    ['a text of spaces', { building: { en: ' ', ar: ' ' } }],
    ['fields that contradict each other', { type: 'land', bedrooms: 3 }],
  ])('accepts %s, which content:check refuses', (_, change) => {
    expect(schema.safeParse({ ...home, ...change }).success).toBe(true);
  });

  test('the names that they suggest are brought up to date, where there are schemas', () => {
    const folder = temporaryFolder();
    const file = join(folder, schemaFolder, namesFile);
    const none = { offices: [], offPlan: [], pictures: [], team: [] };
    const content = { ...none, areas: [{ slug: 'doha' }] } as unknown as Content;
    updateNames(folder, content);
    expect(existsSync(file)).toBe(false);
    writeFiles(folder, { [`${schemaFolder}/${namesFile}`]: '{}' });
    updateNames(folder, content);
    expect(JSON.parse(readFileSync(file, 'utf8')).definitions.areas).toEqual({ enum: ['doha'] });
    expect(checkNames(folder, content)).toEqual([]);
  });
});
