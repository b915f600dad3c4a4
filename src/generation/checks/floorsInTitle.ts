import type { LocaleCode } from '../../i18n/locales';

/** The words for floors from the ground floor up, and the pattern of a title around such a word or a figure. */
type Floors = { words: readonly string[]; pattern: RegExp };

const english =
  'ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth';
const arabic =
  'الأرضي|الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الثامن|التاسع|العاشر|الحادي عشر|الثاني عشر|الثالث عشر|الرابع عشر|الخامس عشر|السادس عشر|السابع عشر|الثامن عشر|التاسع عشر|العشرين';

const floors: Readonly<Record<LocaleCode, Floors>> = {
  en: {
    words: english.split('|'),
    pattern: new RegExp(`\\b(?:on|of) the (?:(\\d+)(?:st|nd|rd|th)|(${english})) floor\\b`, 'i'),
  },
  ar: {
    words: arabic.split('|'),
    // Longer words first: "second" is the beginning of "twelfth". Higher floors are written in figures.
    pattern: new RegExp(`الطابق (?:(\\d+)|(${arabic.split('|').reverse().join('|')}))(?! و)(?=[\\s،.]|$)`),
  },
};

/** Returns the floor that a title names, 0 for the ground floor, or null if it names none. */
export function floorInTitle(title: string, code: LocaleCode): number | null {
  const found = floors[code].pattern.exec(title);
  if (!found) return null;
  const [, figure, word = ''] = found;
  return figure === undefined ? floors[code].words.indexOf(word.toLowerCase()) : Number(figure);
}
