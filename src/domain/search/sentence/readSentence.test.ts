import { describe, expect, it } from 'vitest';
import { arabicSentences } from '../../../../tests/support/arabicSentences';
import { englishSentences } from '../../../../tests/support/englishSentences';
import { readDictionary } from '../../../../tests/support/readDictionary';
import { expected, searchIndexOf } from '../../../../tests/support/searchOracle';
import { localeCodes } from '../../../i18n/locales';
import { featureKey } from '../filters/features';
import type { Kind } from '../kind';
import { printQuery } from '../query';
import { search } from '../search';
import { summaryAt } from '../summaryAt';
import { wantedFeatureNames } from '../vocabulary';
import type { Reading } from './reading';
import { readSentence } from './readSentence';

const rent: Kind = { family: 'residential', purpose: 'rent' };
const { words } = searchIndexOf(rent);
const rows = (sentences: string) =>
  sentences
    .trim()
    .split('\n')
    .map((line) => line.split(' → ') as [sentence: string, search: string, left?: string]);
const read = (sentence: string, kind = rent) => readSentence(sentence, kind, words);
const first = (sentence: string, kind = rent) => read(sentence, kind)[0] as Reading;

describe.each([
  ['English', rows(englishSentences)],
  ['Arabic', rows(arabicSentences)],
])('a sentence in %s', (_, table) => {
  it.each(table)('“%s” is read', (sentence, path, left = '') => {
    const { query, left: text } = first(sentence);
    expect([printQuery({ ...query, text: '' }), text]).toEqual([path, left]);
    expect(query.text).toBe(left);
  });

  it('finds the same homes as checking every listing', () => {
    const found = table.map(([sentence]) => {
      // The oracle does not forgive typing errors in the text, which has tests of its own.
      const query = { ...first(sentence).query, text: '' };
      const { data, words } = searchIndexOf(query);
      const indexes = [...search(data, words, query).all];
      expect([sentence, indexes.map((index) => summaryAt(data, words, index).reference)]).toEqual([
        sentence,
        expected(query),
      ]);
      return indexes.length;
    });
    expect(found.filter((total) => total > 0).length).toBeGreaterThan(25);
  });
});

it('there are at least 150 sentences, about half of them in Arabic', () => {
  const [english, arabic] = [rows(englishSentences).length, rows(arabicSentences).length];
  expect(english + arabic).toBeGreaterThanOrEqual(150);
  expect(Math.abs(english - arabic)).toBeLessThan(20);
});

describe('a sentence that names the other purpose', () => {
  it('is read for that purpose first, then for the current one without those words', () => {
    const readings = read('villa for sale in the pearl');
    expect(readings.map(({ kind }) => kind.purpose)).toEqual(['sale', 'rent']);
    expect(readings.map(({ contradicted }) => contradicted)).toEqual([[], ['for sale']]);
  });

  it.each(['فيلا للبيع', 'freehold villa', 'villa 2.5 million'])('so does “%s”', (sentence) => {
    expect(first(sentence).kind).toEqual({ family: 'residential', purpose: 'sale' });
  });

  it.each(['monthly apartment', 'villa yearly', 'شقة شهري', 'فيلا إيجار سنوي'])(
    'a period means rent: %s',
    (sentence) => {
      const readings = read(sentence, { family: 'residential', purpose: 'sale' });
      expect(readings.map(({ kind }) => kind.purpose)).toEqual(['rent', 'sale']);
    },
  );

  it('a price per month means rent', () => {
    const readings = read('apartment 9000 a month', { family: 'residential', purpose: 'sale' });
    expect(readings[0]?.kind.purpose).toBe('rent');
  });
});

it.each([
  ['2 bed 1500 pcm stratford', 'new-homes', '1500 pcm'],
  ['2 bed 5000 monthly lusail', 'off-plan', '5000 monthly'],
] as const)('a monthly price is no limit where homes are only sold: %s', (sentence, family, price) => {
  const { query, contradicted } = first(sentence, { family, purpose: 'sale' });
  expect([query.maxPrice, contradicted]).toEqual([null, [price]]);
});

describe('a place that is not written as its name is', () => {
  it.each([
    ['2 bed in lusial', 'lusial', 'lusail'],
    ['شقة في لوسل', 'لوسل', 'lusail'],
    ['villa near lusail', 'near lusail', 'lusail'],
    ['villa near west bay', 'near west bay', 'west-bay'],
    ['flat close to porto arabia', 'close to porto arabia', 'porto-arabia'],
    ['شقة قريبة من سوق واقف', 'قريبة من سوق واقف', 'souq-waqif'],
    ['2 bed lus', 'lus', 'lusail'],
  ])('is told as a guess: %s', (sentence, typed, area) => {
    expect(first(sentence).guesses).toEqual([expect.objectContaining({ typed, area })]);
  });

  it.each(['bay', 'khalifa', 'salata', 'airport'])('is left as text if several have the word: %s', (word) => {
    const { guesses, query, left } = first(`2 bed ${word}`);
    expect([guesses, query.areas, left]).toEqual([[], ['qatar'], word]);
  });

  it('ordinary words are not read as places', () => {
    const ordinary = 'nice modern quiet bright big new luxury close school floor river kids'.split(' ');
    const arabic = 'جديدة واسعة هادئة جميلة فخمة كبيرة مدرسة دور قريب نادي'.split(' ');
    for (const word of [...ordinary, ...arabic]) {
      expect([word, first(`2 bed ${word}`).left]).toEqual([word, word]);
    }
  });
});

it.each(['under studio', 'less than 0 beds'])('no home has fewer rooms than none: %s', (sentence) => {
  expect(first(sentence).query.maxBedrooms).toBe(0);
});

describe('what is refused is left as text, with the word that refuses it', () => {
  it.each([
    ['villa without pool', 'without pool'],
    ['villa without pool or gym', 'without pool or gym'],
    ['villa no pets', 'no pets'],
    ['villa w/o pool', 'w/o pool'],
    ["villa that doesn't have a pool", "doesn't have a pool"],
    ['villa other than lusail', 'other than lusail'],
    ['villa excluding lusail', 'excluding lusail'],
    ['villa anywhere but lusail', 'anywhere but lusail'],
    ['villa in neither lusail nor the pearl', 'neither lusail nor the pearl'],
    ['فيلا ما ابيها في لوسيل', 'ما ابيها في لوسيل'],
    ['villa outside west bay', 'outside west bay'],
    ['فيلا خارج الدوحة', 'خارج الدوحة'],
    ['villa but not in the pearl', 'not in the pearl'],
    ['villa but lusail no', 'lusail no'],
    ['lusail no, villa', 'lusail no'],
    ['villa but lusail no.', 'lusail no'],
    ['فيلا بس لوسيل لا', 'لوسيل لا'],
    ['فيلا بدون مسبح', 'بدون مسبح'],
    ['فيلا مو في لوسيل', 'مو في لوسيل'],
    ['فيلا لا يسمح بالحيوانات', 'لا يسمح بالحيوانات'],
  ])('%s', (sentence, refused) => {
    const { query, left } = first(sentence);
    expect([printQuery({ ...query, text: '' }), left]).toEqual([
      '/properties/for-rent/in-qatar/type-villa/',
      refused,
    ]);
  });

  it.each(['villa no commission in lusail', 'فيلا بدون عمولة في لوسيل'])(
    'only what follows it: %s',
    (sentence) => {
      expect(first(sentence).query.areas).toEqual(['lusail']);
    },
  );
});

describe('what does not apply to the homes searched is left as text', () => {
  it('a price in another currency', () => {
    const { left, query } = first('apartment in london 5000 riyals');
    expect([left, query.maxPrice]).toEqual(['5000 riyals', null]);
  });

  it('a second type, and a filter that is not offered', () => {
    expect(first('apartment or villa 2 bed').left).toBe('villa');
    expect(first('flat in london bills included').left).toBe('bills included');
  });
});

it.each(['', 'zzzz', '1203', 'cap-1203', 'jsn102', 'palm tower'])('nothing is understood in “%s”', (text) => {
  expect(read(text)).toEqual([]);
});

describe.each(localeCodes)('labels in %s are understood:', (code) => {
  const dictionary = readDictionary(code);
  const types = Object.entries(dictionary).filter(([key]) => /^(listings\.type|search\.types)\./.test(key));

  it.each(types)('the type %s', (key, label) => {
    const { query, left } = first(label);
    const type = key.split('.').at(-1)?.replace('whole-compound', 'compound');
    expect([query.type, left]).toEqual([type, '']);
    if (/off-plan/.test(key)) expect(query.family).toBe('off-plan');
    else if (/commercial|whole-/.test(key)) expect(query.family).toBe('commercial');
  });

  it.each(wantedFeatureNames)('the feature %s', (name) => {
    const { features, petsAllowed } = first(dictionary[featureKey(name)] ?? '').query;
    expect(petsAllowed ? ['pets-allowed'] : features).toContain(name);
  });
});
