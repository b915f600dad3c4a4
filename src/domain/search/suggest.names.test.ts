import { describe, expect, it } from 'vitest';
import { madeContent, madeSearchIndex } from '../../../tests/support/madeSearchIndex';
import { suggest } from './suggest';

const content = madeContent(4000, 3);
const rent = madeSearchIndex(content, 'residential', 'rent');
const rentArabic = madeSearchIndex(content, 'residential', 'rent', 'ar');
const offPlan = madeSearchIndex(content, 'off-plan', 'sale');

function keys(text: string, { data, words } = rent): string[] {
  return suggest(data, words, text).map(({ key }) => key);
}

/** Returns the ways to type a place, each with the place. */
function spelt(area: string, ...texts: string[]): [string, string][] {
  return texts.map((text) => [text, area]);
}

describe('the first suggestion', () => {
  it.each<[string, string]>([
    // Correct spelling
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
    // With the kind of place
    ...spelt('lusail', 'lusail city', 'مدينة لوسيل'),
    ...spelt('al-waab', 'al waab area', 'منطقة الوعب'),
    ['حي السد', 'al-sadd'],
    ['barwa city', 'barwa-city'],
    ['energy city lusail', 'energy-city'],
    ['the pearl qatar', 'the-pearl-island'],
    // Latin names in Arabic script
    ...spelt('west-bay', 'وست باي', 'ويست باي'),
    ['وست باي لاجون', 'west-bay-lagoon'],
    ['ذا بيرل', 'the-pearl-island'],
    // Prefixes
    ['lus', 'lusail'],
    ['pea', 'the-pearl-island'],
    ['porto a', 'porto-arabia'],
    ['gharr', 'al-gharrafa'],
    ['old air', 'old-airport'],
    ['katara cult', 'katara'],
    // Other transliterations
    ...spelt('musheireb', 'musheireb', 'mushairib', 'msherib'),
    ...spelt('lusail', 'losail', 'lusayl'),
    ...spelt('al-sadd', 'el sadd', 'as sadd', 'alsadd', 'al-sad', 'sadd'),
    ...spelt('al-wakrah', 'wakra', 'el wakra', 'elwakrah'),
    ...spelt('al-rayyan', 'rayan', 'ar rayyan'),
    ['al kor', 'al-khor'],
    ['qutaifan island north', 'qetaifan-island-north'],
    ...spelt('al-gharrafa', 'gharafa', 'garrafa'),
    ...spelt('duhail', 'duhayl', 'dohail'),
    ['thumamah', 'al-thumama'],
    ['om gwailina', 'umm-ghuwailina'],
    ['um salal', 'umm-salal'],
    ...spelt('abu-hamour', 'abo hamour', 'abu hamoor'),
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
    ...spelt('the-pearl-island', 'the perl', 'paerl', 'pearll'),
    ...spelt('lusail', 'lusial', 'luail'),
    ...spelt('west-bay', 'wset bay', 'west by'),
    ...spelt('porto-arabia', 'port arabia', 'porto arbaia'),
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
    ...spelt('porto-arabia', 'porto arabia, the pearl', 'pearl porto', 'بورتو اللؤلؤة'),
    ['marina lusail', 'marina-district'],
    // Arabic, correct spelling
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
    // Arabic, other spellings
    ...spelt('the-pearl-island', 'اللؤلؤه', 'لؤلؤة', 'اللولو', 'الؤلؤة', 'اللـــؤلؤة'),
    ...spelt('west-bay', 'الخليج الغربى', 'ويست باي'),
    ...spelt('al-dafna', 'الدفنه', 'دفنة'),
    ['الغرافه', 'al-gharrafa'],
    ['الوكره', 'al-wakrah'],
    ['الرَّيَّان', 'al-rayyan'],
    ...spelt('abu-hamour', 'ابو هامور', 'ابوهامور'),
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
