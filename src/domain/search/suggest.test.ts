import { describe, expect, it } from 'vitest';
import { randomListings, readAreas, searchContent, searchWorld } from '../../../tests/support/searchWorld';
import { suggest } from './suggest';

const areas = readAreas();
const content = searchContent(randomListings(4000, 3, areas), areas);
const rent = searchWorld(content, 'residential', 'rent');
const rentArabic = searchWorld(content, 'residential', 'rent', 'ar');
const offPlan = searchWorld(content, 'off-plan', 'sale');
const newHomes = searchWorld(content, 'new-homes', 'sale');

function keys(text: string, { data, words } = rent): string[] {
  return suggest(data, words, text).map(({ key }) => key);
}

describe('the first suggestion', () => {
  it.each([
    // As it is written
    ['lusail', 'lusail'],
    ['The Pearl Island', 'the-pearl-island'],
    ['porto arabia', 'porto-arabia'],
    ['west bay', 'west-bay'],
    ['west bay lagoon', 'west-bay-lagoon'],
    ['fox hills', 'fox-hills'],
    ['msheireb downtown', 'msheireb-downtown-doha'],
    ['al sadd', 'al-sadd'],
    ['fereej bin mahmoud', 'fereej-bin-mahmoud'],
    ['35 west bay', '35-west-bay'],
    ['marina 09', 'marina-09'],
    ['qatar', 'qatar'],
    // Begun
    ['lus', 'lusail'],
    ['pea', 'the-pearl-island'],
    ['porto a', 'porto-arabia'],
    ['gharr', 'al-gharrafa'],
    ['old air', 'old-airport'],
    ['katara cult', 'katara'],
    // Other transliterations
    ['musheireb', 'musheireb'],
    ['mushairib', 'musheireb'],
    ['msherib', 'musheireb'],
    ['losail', 'lusail'],
    ['lusayl', 'lusail'],
    ['el sadd', 'al-sadd'],
    ['as sadd', 'al-sadd'],
    ['alsadd', 'al-sadd'],
    ['al-sad', 'al-sadd'],
    ['sadd', 'al-sadd'],
    ['wakra', 'al-wakrah'],
    ['el wakra', 'al-wakrah'],
    ['elwakrah', 'al-wakrah'],
    ['rayan', 'al-rayyan'],
    ['ar rayyan', 'al-rayyan'],
    ['al kor', 'al-khor'],
    ['qutaifan island north', 'qetaifan-island-north'],
    ['gharafa', 'al-gharrafa'],
    ['garrafa', 'al-gharrafa'],
    ['duhayl', 'duhail'],
    ['dohail', 'duhail'],
    ['thumamah', 'al-thumama'],
    ['om gwailina', 'umm-ghuwailina'],
    ['um salal', 'umm-salal'],
    ['abo hamour', 'abu-hamour'],
    ['abu hamoor', 'abu-hamour'],
    ['ain khalid', 'ain-khaled'],
    ['ezghawa', 'izghawa'],
    ['semaisma', 'simaisma'],
    ['souk wakif', 'souq-waqif'],
    ['mansura', 'al-mansoura'],
    ['muntaza', 'al-muntazah'],
    ['unaiza', 'onaiza'],
    ['najmah', 'najma'],
    ['viva bahria', 'viva'],
    // Typing errors
    ['the perl', 'the-pearl-island'],
    ['paerl', 'the-pearl-island'],
    ['pearll', 'the-pearl-island'],
    ['lusial', 'lusail'],
    ['luail', 'lusail'],
    ['wset bay', 'west-bay'],
    ['west by', 'west-bay'],
    ['port arabia', 'porto-arabia'],
    ['porto arbaia', 'porto-arabia'],
    ['fox hlils', 'fox-hills'],
    ['fereej bin mahmod', 'fereej-bin-mahmoud'],
    ['getaifan south', 'qetaifan-island-south'],
    ['cornishe', 'corniche'],
    ['medina central', 'medina-centrale'],
    // Written as one word
    ['westbay', 'west-bay'],
    ['foxhills', 'fox-hills'],
    ['portoarabia', 'porto-arabia'],
    ['abuhamour', 'abu-hamour'],
    // A place within another
    ['porto arabia, the pearl', 'porto-arabia'],
    ['pearl porto', 'porto-arabia'],
    ['marina lusail', 'marina-district'],
    ['بورتو اللؤلؤة', 'porto-arabia'],
    // Arabic as it is written
    ['لوسيل', 'lusail'],
    ['جزيرة اللؤلؤة', 'the-pearl-island'],
    ['مشيرب', 'musheireb'],
    ['الخليج الغربي', 'west-bay'],
    ['بورتو أرابيا', 'porto-arabia'],
    ['السد', 'al-sadd'],
    ['فريج بن محمود', 'fereej-bin-mahmoud'],
    ['فوكس هيلز', 'fox-hills'],
    ['قناة كارتييه', 'qanat-quartier'],
    ['قطر', 'qatar'],
    // Arabic written otherwise
    ['اللؤلؤه', 'the-pearl-island'],
    ['لؤلؤة', 'the-pearl-island'],
    ['اللولو', 'the-pearl-island'],
    ['الؤلؤة', 'the-pearl-island'],
    ['اللـــؤلؤة', 'the-pearl-island'],
    ['الخليج الغربى', 'west-bay'],
    ['ويست باي', 'west-bay'],
    ['الدفنه', 'al-dafna'],
    ['دفنة', 'al-dafna'],
    ['الغرافه', 'al-gharrafa'],
    ['الوكره', 'al-wakrah'],
    ['الرَّيَّان', 'al-rayyan'],
    ['ابو هامور', 'abu-hamour'],
    ['ابوهامور', 'abu-hamour'],
    ['ام صلال', 'umm-salal'],
    ['ازغوي', 'izghawa'],
    ['بورتو ارابيا', 'porto-arabia'],
    ['برج بورتو أرابيا ١٢', 'porto-arabia-tower-12'],
    ['مارينا ٩', 'marina-09'],
    ['المطار القديم', 'old-airport'],
    // Arabic with typing errors
    ['مشرب', 'musheireb'],
    ['لوسل', 'lusail'],
    ['معيدر', 'muaither'],
    ['الخيلج الغربي', 'west-bay'],
    ['بورتو ارايبا', 'porto-arabia'],
  ])('for %j is %s, whatever language the reader has', (text, area) => {
    expect(keys(text)[0]).toBe(`place:${area}`);
    expect(keys(text, rentArabic)[0]).toBe(`place:${area}`);
  });

  it.each([
    ['Al Fardan Centre', 'building', 'Al Fardan Centre'],
    ['fardan', 'building', 'Al Fardan Centre'],
    ['alfardan', 'building', 'Al Fardan Centre'],
    ['مركز الفردان', 'building', 'Al Fardan Centre'],
    ['برج الملاحه', 'building', 'Navigation Tower'],
    ['zigzag', 'building', 'Zig Zag Tower'],
  ])('for %j is a %s', (text, kind, name) => {
    expect(suggest(rent.data, rent.words, text)[0]).toMatchObject({ kind, name });
  });

  it.each([
    ['seef promenade', 'project:seef-promenade'],
    ['ريف قطيفان', 'project:qetaifan-reef'],
    ['safwa', 'developer:0'],
    ['صفوه للتطوير', 'developer:0'],
  ])('off-plan for %j is %s', (text, key) => {
    expect(keys(text, offPlan)[0]).toBe(key);
  });
});

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
