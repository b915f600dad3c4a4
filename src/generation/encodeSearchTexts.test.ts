import { describe, expect, it } from 'vitest';
import {
  madeSearchIndex,
  randomListings,
  readAreas,
  searchContent,
} from '../../tests/support/madeSearchIndex';
import { foldText } from '../domain/search/foldText';
import { defaultQuery } from '../domain/search/query';
import { search } from '../domain/search/search';
import { decodeSearchTexts } from '../domain/search/searchTexts';
import { referenceAt } from '../domain/search/summaryAt';
import { encodeSearchTexts } from './encodeSearchTexts';
import { newestFirst } from './siteContent';

const listings = randomListings(200, 3, readAreas());
const content = searchContent(listings, readAreas());
const own = listings
  .filter(({ family, purpose }) => family === 'residential' && purpose === 'rent')
  .sort(newestFirst);
const { data: bare, words } = madeSearchIndex(content, 'residential', 'rent');
const encoded = encodeSearchTexts(own, '/search/residential-rent.1.json');
const texts = decodeSearchTexts(JSON.parse(JSON.stringify(encoded)));
const data = { ...bare, texts };
const query = { ...defaultQuery('residential', 'rent'), includeOffMarket: true };
const found = (text: string, homes: typeof data | typeof bare = data) =>
  [...search(homes, words, { ...query, text }).all].map((index) => referenceAt(homes, index));

/** References of the homes whose title or description has every word, or one that begins with it. */
function written(text: string): string[] {
  const typed = foldText(text).split(' ');
  return own
    .filter(({ title, description }) => {
      const all = foldText([...Object.values(title), ...Object.values(description)].join(' ')).split(' ');
      const starts = (word: string) => ['', 'و', 'ال', 'وال', 'بال'].map((before) => before + word);
      return typed.every((word) => all.some((each) => starts(word).some((start) => each.startsWith(start))));
    })
    .map(({ reference }) => reference);
}

describe('text that no name has', () => {
  it.each([
    ...['balcony', 'renovated', 'renov', 'library', 'sunlight morning', 'shady'],
    ...['شرفة', 'شرفه', 'الشرفة', 'مكتبة', 'ظليلة', 'صباحا', 'الشارع', 'ربيع'],
  ])('%s is found in titles and descriptions, in either language', (text) => {
    expect(written(text.replace(/^ال/, '')).length).toBeGreaterThan(5);
    expect(found(text)).toEqual(written(text.replace(/^ال/, '')));
    expect(found(text, bare).length).toBeLessThan(found(text).length);
  });

  it.each(['quie', 'quiet', 'quietly'])('%s is found as the beginning of a word', (text) => {
    expect(found(text)).toEqual(written(text));
  });

  it('is not found as the beginning of a word with fewer than four letters', () => {
    expect(found('wer')).toEqual([]);
    expect(found('old')).toEqual(written('old'));
  });
});

describe('text that names have', () => {
  it('is searched in names alone where it is a whole name', () => {
    for (const text of ['palm tower', 'برج النخيل', 'saffron house']) {
      expect(found(text).length).toBeGreaterThan(0);
      expect(found(text)).toEqual(found(text, bare));
    }
  });

  it('may be partly a name and partly in descriptions', () => {
    const both = found('lusail balcony');
    expect(both.length).toBeGreaterThan(0);
    const [place, text] = [new Set(found('lusail', bare)), new Set(written('balcony'))];
    expect(both).toEqual(found('lusail', bare).filter((home) => place.has(home) && text.has(home)));
  });

  it('is the type of home, not a word of a description', () => {
    expect(found('villa')).toEqual(found('villa', bare));
  });
});

it('an index of no homes is empty', () => {
  expect(decodeSearchTexts(encodeSearchTexts([], 'x')).homes).toEqual([]);
});
