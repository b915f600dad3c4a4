import { describe, expect, it } from 'vitest';
import { readDictionaries } from '../../../tests/support/readDictionary';
import { localeCodes } from '../../i18n/locales';
import { envelopeFields } from './envelopeFields';
import { errorWords } from './errorCodes';
import type { Field } from './field';
import { formIds, forms } from './forms';

const wordsOf = (field: Field): string[] =>
  field.kind === 'hidden'
    ? []
    : [
        field.label,
        ...(field.hint === null ? [] : [field.hint]),
        ...Object.values(field.errors),
        ...('options' in field ? field.options.map((option) => option.label) : []),
        ...('part' in field ? [field.part] : []),
        ...('country' in field ? [field.country.label, field.country.others] : []),
        ...('list' in field ? Object.values(field.list) : []),
        ...('unit' in field && field.unit !== null ? [field.unit] : []),
      ];
const words = new Set([
  ...Object.values(errorWords),
  ...formIds.flatMap((id) => ['title', 'submit', 'next'].map((part) => `forms.${id}.${part}`)),
  ...Object.values(forms).flatMap(({ fields }) => fields.flatMap(wordsOf)),
]);

describe.each(localeCodes)('the dictionary %s', (code) => {
  const dictionary = readDictionaries(code).forms ?? {};

  it('has all texts that forms use', () => {
    const missing = [...words].filter((key) => !(key in dictionary) && !(`${key}_other` in dictionary));
    expect(missing).toEqual([]);
  });

  it('has no unused texts for fields, options, units or errors', () => {
    const kinds = /^forms\.(fields|options|units|errors)\./;
    const stems = Object.keys(dictionary).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''));
    expect(stems.filter((key) => kinds.test(key) && !words.has(key))).toEqual([]);
  });
});

describe.each(Object.entries(forms))('the form %s', (_id, { fields }) => {
  const names = fields.map((field) => field.name);

  it('has unique field names that are not reserved', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => Object.values<string>(envelopeFields).includes(name))).toEqual([]);
  });

  it('requires consent', () => {
    expect(fields.at(-1)).toMatchObject({ name: 'consent', kind: 'consent', required: true });
  });

  it('requires an email address or a telephone number', () => {
    const ways = fields.filter((field) => field.kind === 'email' || field.kind === 'tel');
    expect(ways.some((field) => 'required' in field && field.required)).toBe(true);
  });
});
