import { expect, it } from 'vitest';
import type { z } from 'zod';
import { collections } from '../../domain/content/collections';
import type { SchemaDef } from '../../generation/schemaDef';
import { faultsOf } from '../../generation/schemaFaults';
import { faultTextsIn } from '../editorSettings';
import { translateFault } from './translateFault';

const texts = faultTextsIn('.', 'ar');
const inArabic = (found: string, expected: string) =>
  translateFault({ found, expected }, texts, 'ar')?.text.replace(/[\u2068\u2069]/g, '') ?? null;

/** Values of which every schema refuses some. */
const wrong = [
  ...[undefined, null, '', '\u0000', -1, 0.5, 1e9, true, [], {}, { odd: 1 }, { type: 'odd' }],
  ...['x'.repeat(5000), ['\u0000'], [{}], Array(99).fill('x')],
];

/** What all schemas find and expect of wrong values. */
function faultsOfSchemas(): { found: string; expected: string }[] {
  const seen = new Set<z.ZodType>();
  const faults = new Map<string, { found: string; expected: string }>();
  const visit = (schema: z.ZodType | undefined) => {
    if (!schema || seen.has(schema)) return;
    seen.add(schema);
    for (const value of wrong) {
      const issues = schema.safeParse(value).error?.issues ?? [];
      for (const { found, expected } of issues.flatMap((issue) => faultsOf(issue, value, 'content/x.json')))
        faults.set(`${found} ${expected}`, { found, expected });
    }
    const { innerType, in: inner, element, options = [], shape = {} } = schema.def as unknown as SchemaDef;
    for (const each of [innerType, inner, element, ...options, ...Object.values(shape)]) visit(each);
  };
  for (const { schema } of Object.values(collections)) visit(schema);
  return [...faults.values()];
}

it('has Arabic words for every fault that a schema finds', () => {
  const faults = faultsOfSchemas();
  expect(faults.length).toBeGreaterThan(200);
  expect(faults.filter(({ found, expected }) => inArabic(found, expected) === null)).toEqual([]);
});

it.each([
  ['0', 'more than 0', 'الموجود: 0. المطلوب: أكثر من 0.'],
  ['nothing', 'text', 'الموجود: لا شيء. المطلوب: نص.'],
  [
    '"lusial"',
    'the name of an item in content/areas/ (did you mean "lusail"?)',
    'الموجود: "lusial". المطلوب: اسم عنصر موجود في content/areas/ (هل تقصد "lusail"؟).',
  ],
  [
    '"cap-1"',
    'a value of its own (content/listings/cap-2.json has it already)',
    'الموجود: "cap-1". المطلوب: قيمة خاصة به (القيمة نفسها في content/listings/cap-2.json).',
  ],
])('translates: found %s, expected %s', (found, expected, arabic) => {
  expect(inArabic(found, expected)).toBe(arabic);
});

it('returns null for a sentence that the table lacks, so that it stays English as a whole', () => {
  expect(inArabic('0', 'a letter that is as good as the current one, or better')).toBeNull();
  expect(inArabic('a photo of a beach', 'text')).toBeNull();
});

it('keeps the direction of values', () => {
  expect(translateFault({ found: '"x"', expected: 'at most 5' }, texts, 'ar')).toEqual({
    text: 'الموجود: \u2068"x"\u2069. المطلوب: \u20685\u2069 على الأكثر.',
    lang: 'ar',
    dir: 'rtl',
  });
});
