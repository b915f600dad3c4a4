import { describe, expect, it } from 'vitest';
import {
  madeSearchIndex,
  randomListings,
  readAreas,
  searchContent,
} from '../../../tests/support/madeSearchIndex';
import { suggest } from './suggest';

const areas = readAreas();
const content = searchContent(randomListings(4000, 3, areas), areas);
const rent = madeSearchIndex(content, 'residential', 'rent');
const rentArabic = madeSearchIndex(content, 'residential', 'rent', 'ar');
const newHomes = madeSearchIndex(content, 'new-homes', 'sale');

function keys(text: string, { data, words } = rent): string[] {
  return suggest(data, words, text).map(({ key }) => key);
}

describe('suggestions', () => {
  it.each(['msheireb', 'musheireb', 'مشيرب'])('for %s are the district and its new quarter', (text) => {
    expect(keys(text).slice(0, 3)).toEqual(
      expect.arrayContaining(['place:musheireb', 'place:msheireb-downtown-doha']),
    );
  });

  it('show a place inside those that hold it, in the reader’s language', () => {
    const english = suggest(rent.data, rent.words, 'porto arabia')[0];
    expect(english).toMatchObject({ name: 'Porto Arabia', within: ['The Pearl Island', 'Doha'] });
    const arabic = suggest(rentArabic.data, rentArabic.words, 'porto arabia')[0];
    expect(arabic).toMatchObject({ name: 'بورتو أرابيا', within: ['جزيرة اللؤلؤة', 'الدوحة'] });
  });

  it('count the homes to be had there and in all that lies there', () => {
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

  it('count the homes to be had in a building', () => {
    const inside = content.listings.filter(
      ({ building, family, status }) =>
        building?.en === 'Palm Tower' && family === 'residential' && status === 'for-rent',
    );
    expect(suggest(rent.data, rent.words, 'palm tower')[0]?.count).toBe(inside.length);
  });

  it.each(['cap-12', 'CAP12', 'cap ١٢', 'Cap-12'])('for %j are homes whose reference begins so', (text) => {
    const found = suggest(rent.data, rent.words, text, 5);
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ kind, name }) => kind === 'listing' && name.startsWith('cap-12'))).toBe(true);
  });

  it('have a tower that is a place too once, as the place', () => {
    const named = suggest(rent.data, rent.words, 'marina towers').filter(
      ({ name }) => name === 'Marina Towers',
    );
    expect(named.map(({ key }) => key)).toEqual(['place:marina-towers']);
  });

  it('give the exact reference first, and for figures alone too', () => {
    const [listing] = content.listings.filter(
      ({ family, purpose, reference }) =>
        family === 'residential' && purpose === 'rent' && reference.length > 7,
    );
    const figures = listing?.reference.slice(4) ?? '';
    expect(keys(`cap-${figures}`)[0]).toBe(`listing:cap-${figures}`);
    expect(keys(figures)).toContain(`listing:cap-${figures}`);
  });

  it('know the references of the UK', () => {
    const listing = content.listings.find(({ family }) => family === 'new-homes');
    expect(keys(listing?.reference ?? '', newHomes)[0]).toBe(`listing:${listing?.reference}`);
    expect(keys(listing?.reference ?? '')).toEqual([]);
  });

  it('lead to the family that is offered where a place lies', () => {
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
  ])('for %s are the place with the type', (text, key, type) => {
    expect(suggest(rent.data, rent.words, text)[0]).toMatchObject({ key, type });
  });

  it('of a type that is not to be had are of none', () => {
    const villas = content.listings.filter(({ type }) => type === 'villa');
    const { data, words } = madeSearchIndex(searchContent(villas, areas), 'residential', 'rent');
    expect(suggest(data, words, 'flat lusail')).toEqual([]);
    expect(suggest(data, words, 'villa lusail')[0]).toMatchObject({ type: 'villa' });
  });

  it.each(['', '   ', '؟', 'xyzzy', 'qqqq', 'قققق', '9999999', 'lusail xyzzy'])('for %j are none', (text) => {
    expect(keys(text)).toEqual([]);
  });

  it.each(['w', 'ال', 'al', 'دو', '1', 'tower 1'])('for %j are several, no two the same', (text) => {
    const found = keys(text);
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
  });

  it('are never more than asked for', () => {
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
