import { connectingWords } from './connectingWords';
import { type Finding, type Sentence, use } from './finding';

/** Words that refuse what follows them. */
export const refusing: ReadonlySet<string> = new Set(
  [
    'no not non neither without except excluding dont doesnt isnt never minus',
    'بدون بلا دون غير لا ما مو مب مش ليس ليست الا ماعدا عدا مابي مابغي باستثنا',
  ].flatMap((words) => words.split(' ')),
);

/** The last two words of a refusal: "w/o", "other than". */
const refusingPairs = new Set([
  ...['anywhere but', 'everywhere but', 'anything but'],
  ...['/ o', '/ out', 'other than', 'apart from', 'away from', 'far from'],
]);

/** Words that refuse a place only: "outside Doha", but "outside kitchen". */
export const refusingPlaces: ReadonlySet<string> = new Set(['outside', 'خارج', 'برا', 'بعيد', 'بعيده']);

/** Words that carry a refusal on to the next thing: "without pool or gym". */
const alternatives = new Set(['or', 'nor', 'او', 'ولا']);

/**
 * Turns what is refused into text, with the word that refuses it: "without pool", "مو في لوسيل". No filter asks for the
 * absence of something.
 */
export function withRefusals(sentence: Sentence, all: readonly Finding[]): Finding[] {
  const { text, tokens, used } = sentence;
  const findings = all.map((finding) => withAnswer(sentence, finding));
  const taken = new Uint8Array(used.length);
  for (const { from, next } of findings) taken.fill(1, from, next);
  let refusedTo = -1;
  return findings.map((finding) => {
    let at = finding.from - 1;
    let isAlternative = false;
    const isPair = () => refusingPairs.has(`${tokens[at - 1]?.word} ${tokens[at]?.word}`);
    while (taken[at] === 0 && isBetween(tokens[at]?.word ?? '') && !isPair()) {
      isAlternative ||= alternatives.has(tokens[at]?.word ?? '');
      at--;
    }
    const { word = '', start = 0, end = 0 } = taken[at] === 0 ? (tokens[at] ?? {}) : {};
    // "ماء" (water) is folded as "ما" (not) is.
    const isPlace = finding.area !== undefined && refusingPlaces.has(word);
    const isWord = refusing.has(word) && !text.slice(start, end).endsWith('ء');
    const pair = taken[at] === 0 && isPair() ? firstOfPair(sentence, at) : null;
    const isRefused = pair !== null || isPlace || isWord;
    if (!isRefused && !(isAlternative && at === refusedTo - 1)) return finding;
    const from = isRefused ? (pair ?? at) : refusedTo;
    refusedTo = finding.next;
    return { from, next: finding.next, isText: true };
  });
}

/** The "w" of "w/o" is a word of its own. */
function firstOfPair({ tokens }: Sentence, last: number): number {
  return tokens[last - 1]?.word === '/' && tokens[last - 2]?.word === 'w' ? last - 2 : last - 1;
}

/**
 * Reads a "no" after a label or at the end of a phrase: "Furnished: no" is unfurnished, "Pets: no" and "but Lusail no"
 * are text. That of "Lusail no pets" refuses what follows it.
 */
function withAnswer(sentence: Sentence, finding: Finding): Finding {
  const { tokens } = sentence;
  const { from, next, asked } = finding;
  const { word = '', isLast = false } = tokens[next] ?? {};
  const isAnswer = isLast || tokens[next - 1]?.isLabel === true;
  if (!isAnswer || !['no', 'not', 'لا'].includes(word)) return finding;
  use(sentence, { from: next, next: next + 1 });
  const isFurnished = asked?.furnished === 'furnished';
  return {
    from,
    next: next + 1,
    ...(isFurnished ? { asked: { furnished: 'unfurnished' } } : { isText: true }),
  };
}

function isBetween(word: string): boolean {
  return alternatives.has(word) || (connectingWords.has(word) && !refusing.has(word));
}
