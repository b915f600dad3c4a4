import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../i18n/locales';
import { editorConfig } from './editorConfig';
import { type EditorTextKind, localiseConfig } from './localiseConfig';

const {
  faults: _ofFaults,
  ...arabic
}: Record<EditorTextKind | 'faults', Record<string, string>> = JSON.parse(
  readFileSync('locales/editor/ar.json', 'utf8'),
);
const backend = { repository: 'agency/site', branch: 'main' };
const none = { areas: [], listings: [] };
const config = editorConfig(backend, '.', none);
const hosted = { authorisation: 'https://auth.example.dev', siteUrl: 'https://www.safabay.example' };
const texts = new Set<string>();
for (const each of [config, editorConfig({ ...backend, hosted }, '.', none)])
  localiseConfig(each, 'ar', (kind, text) => {
    texts.add(`${kind}: ${text}`);
    return text;
  });

/** Names of languages, and the letters of energy ratings. */
const asTheyAre = [
  ...locales.map(({ name }) => `labels: ${name}`),
  ...[...'ABCDEFG'].map((a) => `values: ${a}`),
];

it('every text of the editor has an Arabic translation, and every translation a text', () => {
  const translated = Object.entries(arabic).flatMap(([kind, words]) =>
    Object.keys(words).map((text) => `${kind}: ${text}`),
  );
  expect([...texts].filter((text) => !asTheyAre.includes(text)).sort()).toEqual(translated.sort());
});

it('the translations are Arabic', () => {
  const others = Object.values(arabic).flatMap((words) =>
    Object.values(words).filter((text) => !/[\u0600-\u06ff]/.test(text)),
  );
  expect(others).toEqual([]);
});

it('translates texts by what they are, and shows entries by their Arabic texts', () => {
  const localised = localiseConfig(config, 'ar', (kind, text) => arabic[kind][text] ?? text);
  expect(localised.collections.slice(0, 2)).toMatchObject([
    { divider: true, name: 'العقارات والمشاريع' },
    {
      name: 'listings',
      label: 'العقارات',
      summary: ['{{reference}}', '{{title.ar}}', '{{price.amount}} {{price.currency}}', '{{status}}']
        .map((part) => `\u200f${part}`)
        .join('\u200f · '),
      view_filters: expect.arrayContaining([{ label: 'تم التأجير', field: 'status', eq: 'let-agreed' }]),
    },
  ]);
  const pearl = { label: { en: 'The Pearl', ar: 'اللؤلؤة' }, field: 'area', in: ['the-pearl'] };
  expect(localiseConfig({ view_filters: [pearl] }, 'ar', (_, text) => text).view_filters).toEqual([
    { ...pearl, label: 'اللؤلؤة' },
  ]);
  const fields = JSON.stringify(localised);
  expect(fields).toContain('{"label":"فيلا","value":"villa"}');
  expect(fields).toContain('{"label":"الفرنسية","value":"fr"}');
  expect(fields).toContain(`"المطلوب وقت، مثل “08:30”."`);
});
