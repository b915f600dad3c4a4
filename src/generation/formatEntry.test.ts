import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatEntry } from './formatEntry';
import { readContent } from './readContent';

describe('formatEntry', () => {
  it('orders fields by the schema, at every depth', () => {
    const entry = {
      blocks: [{ cards: [{ text: 't', title: 'a' }], title: 'b', type: 'cards' }],
      slug: 'about',
    };
    expect(JSON.parse(formatEntry('pages', entry))).toEqual(entry);
    expect(formatEntry('pages', entry)).toBe(
      `${JSON.stringify({ slug: 'about', blocks: [{ type: 'cards', title: 'b', cards: [{ title: 'a', text: 't' }] }] }, null, 2)}\n`,
    );
  });

  it('leaves out optional fields that are empty, and keeps what the schema does not know', () => {
    const entry = { colour: null, slug: 'x', bands: [{ rate: 5, upTo: null }], kind: 'stampDuty' };
    expect(formatEntry('rates', entry)).toBe(
      `${JSON.stringify({ kind: 'stampDuty', slug: 'x', bands: [{ rate: 5 }], colour: null }, null, 2)}\n`,
    );
    expect(JSON.parse(formatEntry('listings', { video: null, features: [], reference: 'cap-1' }))).toEqual({
      reference: 'cap-1',
    });
  });
});

describe('content', () => {
  it('is written as the editor and the import write it (npm run content:format)', () => {
    const files = readContent('content', '.').items;
    const others = files.filter(({ collection, file }) => {
      const text = readFileSync(file, 'utf8');
      return formatEntry(collection, JSON.parse(text)) !== text;
    });
    expect(others.map(({ file }) => file)).toEqual([]);
  });
});
