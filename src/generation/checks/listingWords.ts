import type { Listing, Purpose } from '../../domain/content/listings';
import { localeCodes } from '../../i18n/locales';
import type { Fault } from '../fault';
import { type ContentItem, itemsIn } from '../parseContent';
import { show } from '../show';
import type { Check } from './check';
import { floorInTitle } from './floorsInTitle';
import { listingClaims } from './listingClaims';
import { wornPhrases } from './wornPhrases';

/** Minimum and maximum number of words in a description. */
const fewest = 70;
const most = 140;
const isRightLength = new RegExp(`^\\s*(?:\\S+\\s+){${fewest - 1},${most - 1}}\\S+\\s*$`);

/** A sentence of more than five words. */
const longSentence = /^(?:\S+\s+){5}\S/;
/** Number of homes whose descriptions may share a long sentence. */
const mostHomes = 2;

/** Patterns for the numbers one to ten in titles, in words or figures. */
const bedroomsInTitle: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /studio/i,
    ...words('one two three four five six seven eight nine ten', (n) => `\\b${n}[- ]bedrooms?\\b`),
  ],
  ar: [
    /استوديو/,
    /(?<!\d )غرفة نوم(?! [أإ]ضافية)/,
    /غرفت(ي|ا|ين|ان) نوم/,
    ...words('ثلاث أربع خمس ست سبع ثماني تسع عشر', (n) => `${n} غرف نوم`),
  ],
};

/** Words of a title that belong to the other purpose: “for sale” on a home for rent. */
const otherPurpose: Readonly<Record<string, Record<Purpose, RegExp>>> = {
  en: { rent: /\bfor sale\b/i, sale: /\b(?:for rent|to rent|to let)\b/i },
  ar: { rent: /للبيع/, sale: /للإيجار/ },
};

type Home = ContentItem<'listings'>;
type Languages = Record<string, string>;

/**
 * Warns about titles and descriptions that an editor should read again: length, repetition, clichés, claims that no
 * field confirms, and titles and addresses that name another purpose, number of bedrooms or floor. These are matters of style
 * or guesses, so none of them fails a build.
 */
export const checkListingWords: Check = ({ items }) => {
  const homes = itemsIn(items, 'listings').filter(({ isWhole }) => isWhole);
  return [
    ...localeCodes.flatMap((code) => [
      ...homes.flatMap((home) => [
        ...lengthOf(home, code),
        ...purposeIn(home, code),
        ...phrasesIn(home, code),
        ...claimsIn(home, code),
      ]),
      ...repetitions(homes, code),
    ]),
    ...homes.flatMap(unequalBedrooms),
    ...homes.flatMap(unequalFloors),
  ];
};

function warning({ file }: Home, path: string, found: string, expected: string): Fault {
  return { file, path, found, expected, severity: 'warning' };
}

const textOf = ({ value }: Home, code: string) => (value.description as Languages)[code] ?? '';
const titleOf = ({ value }: Home, code: string) => (value.title as Languages)[code] ?? '';

function lengthOf(home: Home, code: string): Fault[] {
  const text = textOf(home, code);
  if (isRightLength.test(text)) return [];
  const count = text.match(/\S+/g)?.length ?? 0;
  return [warning(home, `description.${code}`, `${count} words`, `${fewest} to ${most}`)];
}

function purposeIn(home: Home, code: string): Fault[] {
  const { purpose } = home.value as Listing;
  const found = otherPurpose[code]?.[purpose].exec(titleOf(home, code));
  return found
    ? [warning(home, `title.${code}`, show(found[0]), `no such word in a home for ${purpose}`)]
    : [];
}

/** Reports long sentences that too many homes share, at each of these homes. */
function repetitions(homes: readonly Home[], code: string): Fault[] {
  const homesOf = new Map<string, Home[]>();
  for (const home of homes) {
    for (const part of textOf(home, code).split(/[.!?؟]+\s*/)) {
      const sentence = part.trim();
      if (!longSentence.test(sentence)) continue;
      const known = homesOf.get(sentence);
      if (!known) homesOf.set(sentence, [home]);
      else if (known.at(-1) !== home) known.push(home);
    }
  }
  return [...homesOf].flatMap(([sentence, repeating]) => {
    if (repeating.length <= mostHomes) return [];
    const found = `${show(sentence)} in ${repeating.length} homes`;
    return repeating.map((home) => warning(home, `description.${code}`, found, 'a sentence of this home'));
  });
}

function phrasesIn(home: Home, code: string): Fault[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const text = field === 'title' ? titleOf(home, code) : textOf(home, code);
    return (wornPhrases[code] ?? []).flatMap(({ phrase, instead }) => {
      const found = phrase.exec(text);
      return found ? [warning(home, `${field}.${code}`, show(found[0]), instead)] : [];
    });
  });
}

function claimsIn(home: Home, code: string): Fault[] {
  const building = (home.value.building as Languages | null | undefined)?.[code] ?? '\0';
  // The name of a building is not a claim: "Terrace House" need not have a terrace.
  const text = `${titleOf(home, code)} ${textOf(home, code)}`.replaceAll(building, '#');
  return (listingClaims[code] ?? []).flatMap(({ says, holds }) => {
    const found = holds(home.value) ? null : says.exec(text);
    if (!found) return [];
    return [warning(home, `description.${code}`, show(found[0].trim()), 'what a field of the home says')];
  });
}

/** Reports titles and addresses that name another number of bedrooms than the field: the odd one, if all others agree. */
function unequalBedrooms(home: Home): Fault[] {
  const { bedrooms, slug } = home.value as Listing;
  const titles = localeCodes.map((code) => {
    const number = (bedroomsInTitle[code] ?? []).findIndex((pattern) => pattern.test(titleOf(home, code)));
    return { path: `title.${code}`, found: titleOf(home, code), number };
  });
  const inSlug = /^studio-/.test(slug) ? 0 : Number(/^(\d+)-bedroom-/.exec(slug)?.[1] ?? -1);
  const named = [...titles, { path: 'slug', found: slug, number: inSlug }];
  if (inSlug !== bedrooms && inSlug >= 0 && named.every(({ number }) => number === inSlug)) {
    return [warning(home, 'bedrooms', show(bedrooms), `${inSlug}, as the title and the slug say`)];
  }
  return named
    .filter(({ number }) => number >= 0 && number !== bedrooms)
    .map(({ path, found }) => warning(home, path, show(found), `${bedrooms} bedrooms, as the field says`));
}

/** Reports titles that name another floor than the field, or the field if all titles agree on another one. */
function unequalFloors(home: Home): Fault[] {
  const { floor } = home.value as Listing;
  if (floor === null) return [];
  const named = localeCodes.flatMap((code) => {
    const found = titleOf(home, code);
    const named = floorInTitle(found, code);
    return named === null ? [] : [{ path: `title.${code}`, found, floor: named }];
  });
  const [first] = named;
  if (first && first.floor !== floor && named.length > 1 && named.every((each) => each.floor === first.floor))
    return [warning(home, 'floor', show(floor), `${first.floor}, as the titles say`)];
  return named
    .filter((each) => each.floor !== floor)
    .map(({ path, found }) => warning(home, path, show(found), `floor ${floor}, as the field says`));
}

function words(list: string, pattern: (word: string) => string): RegExp[] {
  return list.split(' ').map((word) => new RegExp(pattern(word), 'i'));
}
