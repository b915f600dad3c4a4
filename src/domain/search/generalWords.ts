import type { Area } from '../content/areas';
import type { PropertyType } from '../content/listings';

/*
 * General words that visitors type together with names: kinds of places, types of homes and prepositions. All are
 * folded with `foldText`.
 */

const areaWords = [
  ...['area', 'district', 'zone', 'neighbourhood', 'neighborhood', 'community'],
  ...['منطقه', 'حي', 'ضاحيه'],
];

/** Words for kinds of places, before or after a name: "Lusail City", "منطقة الوعب". */
const kindWords: { readonly [kind in Area['kind']]: readonly string[] } = {
  country: ['country', 'state', 'دوله'],
  city: [...areaWords, 'city', 'town', 'مدينه', 'بلده'],
  district: [...areaWords, 'island', 'جزيره', 'فريج', 'fereej'],
  community: [...areaWords, 'island', 'جزيره', 'village', 'قريه'],
  street: ['street', 'st', 'road', 'rd', 'شارع', 'طريق'],
  tower: ['tower', 'towers', 'building', 'برج', 'ابراج', 'بنايه', 'عماره', 'مبني'],
  compound: ['compound', 'مجمع', 'كمباوند'],
};

/** Words for types of homes. */
const typeWords: { readonly [type in PropertyType]: readonly string[] } = {
  apartment: ['apartment', 'apartments', 'flat', 'flats', 'شقه', 'شقق'],
  villa: ['villa', 'villas', 'فيلا', 'فله', 'فلل', 'فيلات'],
  duplex: ['duplex', 'duplexes', 'دوبلكس'],
  compound: ['compound', 'compounds', 'مجمع', 'مجمعات', 'كمباوند'],
  penthouse: ['penthouse', 'penthouses', 'بنتهاوس'],
  land: ['land', 'plot', 'plots', 'ارض', 'اراض', 'اراضي'],
  'office-space': ['office', 'offices', 'مكتب', 'مكاتب'],
  shop: ['shop', 'shops', 'محل', 'محلات'],
  'whole-building': ['building', 'buildings', 'مبني', 'مباني', 'بنايه', 'عماره'],
};

const types = Object.entries(typeWords) as [PropertyType, readonly string[]][];
const typeByWord = new Map(types.flatMap(([type, words]) => words.map((word) => [word, type] as const)));
const prepositions = new Set(['in', 'في']);

/** True for a folded preposition. */
export function isPreposition(word: string): boolean {
  return prepositions.has(word);
}

/** True for a folded word that describes this kind of place. */
export function isKindWord(word: string, kind: Area['kind']): boolean {
  return kindWords[kind].includes(word) || kindWords[kind].includes(word.replace(/^ال/, ''));
}

/** True for a folded word that describes any kind of place. */
export function isAnyKindWord(word: string): boolean {
  return (Object.keys(kindWords) as Area['kind'][]).some((kind) => isKindWord(word, kind));
}

/** The type of home that a folded word describes; null for other words. */
export function typeOfWord(word: string): PropertyType | null {
  return typeByWord.get(word) ?? typeByWord.get(word.replace(/^ال/, '')) ?? null;
}
