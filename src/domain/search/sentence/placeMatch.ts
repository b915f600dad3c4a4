import type { Word } from '../matchWord';
import type { NameForm, NameForms } from '../nameIndex';
import type { SearchWords } from '../searchWords';

/** The words of the vocabulary with which a typed word agrees, by index, and how well: `leastMatch` to 1. */
export type Agreements = ReadonlyMap<number, number>;

/**
 * How well typed words agree with a name: all of it as written, a part of it as written, or all of it with letters
 * missing, wrong or too many.
 */
type Quality = 'whole' | 'part' | 'mistyped';
const order: Quality[] = ['whole', 'part', 'mistyped'];

/** @property value agreement of the word that agrees least, from 0 to 1 */
export type Match = { area: number; quality: Quality; value: number };

/** From here on a word agrees as written, in some transliteration; or in all its consonants. */
const [asWritten, sameConsonants] = [0.95, 0.88];
/** Below this a word does not agree. */
export const leastMatch = 0.45;
/** Two names agree equally well below this difference. */
const slight = 0.06;

/** Compares typed words with all names of one thing, and returns the best agreement. Each typed word must agree. */
export function matchForms(
  forms: NameForms,
  typed: readonly string[],
  agreements: readonly Agreements[],
  vocabulary: readonly Word[],
  saysKind: (word: string) => boolean,
): Omit<Match, 'area'> | null {
  let best: Omit<Match, 'area'> | null = null;
  for (const form of forms) {
    const match = matchForm(form, typed, agreements, vocabulary, saysKind);
    if (match && (!best || rank(match) < rank(best))) best = match;
  }
  return best;
}

function rank({ quality, value }: Omit<Match, 'area'>): number {
  return order.indexOf(quality) - value / 2;
}

function matchForm(
  form: NameForm,
  typed: readonly string[],
  agreements: readonly Agreements[],
  vocabulary: readonly Word[],
  saysKind: (word: string) => boolean,
): Omit<Match, 'area'> | null {
  const taken = new Set<number>();
  let [value, isNamed] = [1, false];
  for (const [at, word] of typed.entries()) {
    const { best, slot } = bestSlot(form, agreements[at] as Agreements, taken);
    if (best >= leastMatch) {
      taken.add(slot);
      value = Math.min(value, best);
      isNamed ||= !saysKind(word);
    } else if (!saysKind(word)) return null;
  }
  if (!isNamed) return null;
  const missing = form.filter((_, slot) => !taken.has(slot));
  const isWhole = missing.every((ways) => ways.some((way) => saysKind(vocabulary[way]?.text ?? '')));
  // "Al Rayyan" is rather the city than Al Rayyan Road.
  const worth = missing.length > 0 ? value - 2 * slight : value;
  if (value >= asWritten) return { quality: isWhole ? 'whole' : 'part', value: worth };
  return isWhole ? { quality: 'mistyped', value: worth } : null;
}

function bestSlot(form: NameForm, agreements: Agreements, taken: ReadonlySet<number>) {
  let [best, slot] = [0, -1];
  form.forEach((ways, at) => {
    if (taken.has(at)) return;
    for (const way of ways) {
      const value = agreements.get(way) ?? 0;
      if (value > best) [best, slot] = [value, at];
    }
  });
  return { best, slot };
}

/**
 * Chooses the one area that is meant, or null if there are several. Of areas inside one another the largest is meant:
 * "marina" is the Marina District with its towers.
 */
export function chooseArea(
  words: SearchWords,
  matches: readonly Match[],
): { area: number; isGuess: boolean } | null {
  const ofAreas = matches.filter(({ area }) => area >= 0);
  const quality = order.find((each) => ofAreas.some((match) => match.quality === each));
  if (!quality) return null;
  const best = Math.max(...ofAreas.filter((match) => match.quality === quality).map(({ value }) => value));
  const equal = ofAreas.filter(
    (match) =>
      (match.quality === quality && match.value >= best - slight) ||
      // "msheireb" is a part of one name and, but for a vowel, the name of the district around that place.
      (quality === 'part' && match.quality === 'mistyped' && match.value >= sameConsonants),
  );
  const holder = equal.find(({ area }) =>
    equal.every((other) => words.areas[other.area]?.chain.includes(area)),
  );
  if (!holder) return null;
  const isWritten = quality === 'whole' || (quality === 'part' && holder.quality === 'mistyped');
  return { area: holder.area, isGuess: !isWritten };
}
