import { connectingWords } from './connectingWords';
import type { Finding, Sentence } from './finding';

const refusing = new Set(
  [
    'no not non without except excluding dont never',
    'بدون بلا دون غير لا ما مو مب مش ليس ليست الا ماعدا عدا مابي مابغي',
  ].flatMap((words) => words.split(' ')),
);

/** Words that carry a refusal on to the next thing: "without pool or gym". */
const alternatives = new Set(['or', 'nor', 'او', 'ولا']);

/**
 * Turns what is refused into text, with the word that refuses it: "without pool", "مو في لوسيل". No filter asks for the
 * absence of something.
 */
export function withRefusals({ text, tokens, used }: Sentence, findings: readonly Finding[]): Finding[] {
  const taken = new Uint8Array(used.length);
  for (const { from, next } of findings) taken.fill(1, from, next);
  let refusedTo = -1;
  return findings.map((finding) => {
    let at = finding.from - 1;
    let isAlternative = false;
    while (taken[at] === 0 && isBetween(tokens[at]?.word ?? '')) {
      isAlternative ||= alternatives.has(tokens[at]?.word ?? '');
      at--;
    }
    const { word = '', start = 0, end = 0 } = taken[at] === 0 ? (tokens[at] ?? {}) : {};
    // "ماء" (water) is folded as "ما" (not) is.
    const isRefused = refusing.has(word) && !text.slice(start, end).endsWith('ء');
    if (!isRefused && !(isAlternative && at === refusedTo - 1)) return finding;
    const from = isRefused ? at : refusedTo;
    refusedTo = finding.next;
    return { from, next: finding.next, isText: true };
  });
}

function isBetween(word: string): boolean {
  return alternatives.has(word) || (connectingWords.has(word) && !refusing.has(word));
}
