import { describe, expect, it } from 'vitest';
import { madeContent, madeSearchIndex } from '../../../tests/support/madeSearchIndex';
import { suggest } from './suggest';

const content = madeContent(4000, 3);
const rent = madeSearchIndex(content, 'residential', 'rent');
const rentArabic = madeSearchIndex(content, 'residential', 'rent', 'ar');
const newHomes = madeSearchIndex(content, 'new-homes', 'sale');

function keys(text: string, { data, words } = rent): string[] {
  return suggest(data, words, text).map(({ key }) => key);
}

describe('suggest', () => {
  it.each(['msheireb', 'musheireb', 'مشيرب'])('suggests the district and its new quarter for %s', (text) => {
    expect(keys(text).slice(0, 3)).toEqual(
      expect.arrayContaining(['place:musheireb', 'place:msheireb-downtown-doha']),
    );
  });

  it('names the areas around a place in the reader’s language', () => {
    const english = suggest(rent.data, rent.words, 'porto arabia')[0];
    expect(english).toMatchObject({ name: 'Porto Arabia', within: ['The Pearl Island', 'Doha'] });
    const arabic = suggest(rentArabic.data, rentArabic.words, 'porto arabia')[0];
    expect(arabic).toMatchObject({ name: 'بورتو أرابيا', within: ['جزيرة اللؤلؤة', 'الدوحة'] });
  });

  it('counts the homes on the market in an area and the areas within it', () => {
    const { data, words } = rent;
    const lusail = suggest(data, words, 'lusail')[0];
    const inLusail = content.listings.filter(
      ({ area, family, status }) =>
        family === 'residential' &&
        status === 'for-rent' &&
        words.areas[words.areaIndex.get(area) ?? -1]?.chain.some((at) => words.areas[at]?.slug === 'lusail'),
    );
    expect(lusail?.count).toBe(inLusail.length);
    expect(inLusail.length).toBeGreaterThan(0);
  });

  it('counts the homes on the market in a building', () => {
    const inside = content.listings.filter(
      ({ building, family, status }) =>
        building?.en === 'Palm Tower' && family === 'residential' && status === 'for-rent',
    );
    expect(suggest(rent.data, rent.words, 'palm tower')[0]?.count).toBe(inside.length);
  });

  it.each(['cap-12', 'CAP12', 'cap ١٢', 'Cap-12'])(
    'suggests homes whose reference begins with %j',
    (text) => {
      const found = suggest(rent.data, rent.words, text, 5);
      expect(found.length).toBeGreaterThan(1);
      expect(found.every(({ kind, name }) => kind === 'listing' && name.startsWith('cap-12'))).toBe(true);
    },
  );

  it('suggests a tower that is also an area only once, as the area', () => {
    const named = suggest(rent.data, rent.words, 'marina towers').filter(
      ({ name }) => name === 'Marina Towers',
    );
    expect(named.map(({ key }) => key)).toEqual(['place:marina-towers']);
  });

  it('suggests the exact reference first, also for the number alone', () => {
    const [listing] = content.listings.filter(
      ({ family, purpose, reference }) =>
        family === 'residential' && purpose === 'rent' && reference.length > 7,
    );
    const figures = listing?.reference.slice(4) ?? '';
    expect(keys(`cap-${figures}`)[0]).toBe(`listing:cap-${figures}`);
    expect(keys(figures)).toContain(`listing:cap-${figures}`);
  });

  it('suggests references of the UK', () => {
    const listing = content.listings.find(({ family }) => family === 'new-homes');
    expect(keys(listing?.reference ?? '', newHomes)[0]).toBe(`listing:${listing?.reference}`);
    expect(keys(listing?.reference ?? '')).toEqual([]);
  });

  it('uses the family that is offered in the country of a place', () => {
    expect(suggest(rent.data, rent.words, 'london')[0]).toMatchObject({
      area: 'london',
      family: 'new-homes',
      count: 0,
    });
    expect(suggest(newHomes.data, newHomes.words, 'london')[0]).toMatchObject({ family: 'new-homes' });
    expect(suggest(newHomes.data, newHomes.words, 'lusail')[0]).toMatchObject({ family: 'residential' });
  });

  it.each([
    ['villa al waab', 'place:al-waab:villa', 'villa'],
    ['al waab villas', 'place:al-waab:villa', 'villa'],
    ['شقة في لوسيل', 'place:lusail:apartment', 'apartment'],
    ['شقق مدينة لوسيل', 'place:lusail:apartment', 'apartment'],
    ['flat in the pearl', 'place:the-pearl-island:apartment', 'apartment'],
  ])('suggests the place with the type for %s', (text, key, type) => {
    expect(suggest(rent.data, rent.words, text)[0]).toMatchObject({ key, type });
  });

  it('ignores a type without homes', () => {
    const villas = content.listings.filter(({ type }) => type === 'villa');
    const { data, words } = madeSearchIndex({ ...content, listings: villas }, 'residential', 'rent');
    expect(suggest(data, words, 'flat lusail')).toEqual([]);
    expect(suggest(data, words, 'villa lusail')[0]).toMatchObject({ type: 'villa' });
  });

  it.each(['', '   ', '؟', 'xyzzy', 'qqqq', 'قققق', '9999999', 'lusail xyzzy'])(
    'suggests nothing for %j',
    (text) => {
      expect(keys(text)).toEqual([]);
    },
  );

  it.each(['w', 'ال', 'al', 'دو', '1', 'tower 1'])('suggests several different entries for %j', (text) => {
    const found = keys(text);
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
  });

  it('respects the limit', () => {
    expect(suggest(rent.data, rent.words, 'al', 3)).toHaveLength(3);
  });

  it.each([
    ['doha', 'dukhan'],
    ['wakrah', 'al-markhiya'],
    ['najma', 'al-hilal'],
    ['marina', 'al-mansoura'],
    ['السد', 'al-hilal'],
  ])('for %s do not hold %s', (text, area) => {
    expect(keys(text)).not.toContain(`place:${area}`);
  });
});
