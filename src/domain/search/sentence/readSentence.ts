import type { Kind } from '../kind';
import { isReference } from '../references';
import type { SearchData } from '../searchData';
import type { SearchWords } from '../searchWords';
import { connectingWords, emptyLabels } from './connectingWords';
import { correctWords } from './correctWords';
import { findAmount } from './findAmount';
import { findCompletion } from './findCompletion';
import { type Finding, type Sentence, use } from './finding';
import { findPlace, findWholeName } from './findPlaces';
import { findWish } from './findWish';
import { kindMeant } from './kindMeant';
import { markLabels } from './markLabels';
import { phraseAt } from './phraseTable';
import type { Reading } from './reading';
import { readingFor } from './readingFor';
import { withRefusals } from './refusals';
import { tokensOf } from './tokens';

/**
 * Reads a sentence such as "2 bed furnished Lusail under 9000" or «شقة غرفتين مفروشة في لوسيل», in either language or
 * both. Every word is part of what was understood or of the text that is left, but for words that only connect others.
 * @param kind the kind searched now. If the sentence means another one, the reading for that kind comes first
 * @param data the homes of `kind`, or null: filters that they do not offer are left as text
 * @returns no reading if nothing is understood; two if the sentence names the other purpose
 */
export function readSentence(
  text: string,
  kind: Kind,
  words: SearchWords,
  data: SearchData | null = null,
): Reading[] {
  if (isReference(text)) return [];
  const sentence = toSentence(text, words);
  const findings = findAll(sentence, words);
  if (!findings.some(({ isText }) => !isText)) return [];
  const meant = kindMeant(findings, kind, words);
  const isHere = meant.family === kind.family && meant.purpose === kind.purpose;
  const homes = (of: Kind) => (data?.family === of.family && data.purpose === of.purpose ? data : null);
  const kinds = isHere || meant.family !== kind.family ? [meant] : [meant, kind];
  return kinds
    .map((of) => ({
      ...readingFor(sentence, findings, of, words, homes(of)),
      isElsewhere: of === meant && !isHere,
    }))
    .filter(({ understood }) => understood.length > 0);
}

function toSentence(text: string, words: SearchWords): Sentence {
  const tokens = correctWords(tokensOf(text), words);
  const sentence = { text, tokens, used: new Uint8Array(tokens.length) };
  markLabels(sentence);
  return sentence;
}

/** The order of the steps: each reads only what those before it left. */
function findAll(sentence: Sentence, words: SearchWords): Finding[] {
  const steps: ((from: number) => Finding | null)[] = [
    (from) => findWholeName(sentence, words, from),
    (from) => findCompletion(sentence, from) ?? longer(findWish(sentence, from), findAmount(sentence, from)),
    (from) => findPlace(sentence, words, from, false),
    (from) => connecting(sentence, from),
    (from) => findPlace(sentence, words, from, true),
  ];
  const findings: Finding[] = [];
  for (const step of steps) {
    for (let at = 0; at < sentence.tokens.length; at++) {
      const found = sentence.used[at] === 0 ? step(at) : null;
      if (!found) continue;
      use(sentence, found);
      findings.push(found);
      at = found.next - 1;
    }
  }
  const telling = findings.filter((found) => Object.keys(found).length > 2).sort((a, b) => a.from - b.from);
  return withoutBuildings(withRefusals(sentence, telling));
}

/** A whole building has no number of bedrooms: "2 bedrooms in a new building" is a home in one. */
function withoutBuildings(findings: readonly Finding[]): Finding[] {
  const isRooms = ({ asked }: Finding) => asked?.minBedrooms != null || asked?.maxBedrooms != null;
  if (!findings.some(isRooms)) return [...findings];
  return findings.map((finding) => {
    const { from, next, type } = finding;
    return type === 'whole-building' ? { from, next, isText: true } : finding;
  });
}

function longer(a: Finding | null, b: Finding | null): Finding | null {
  return a && b ? (b.next >= a.next ? b : a) : (a ?? b);
}

/** Words that a single letter may follow: "tower A", "EPC rating B". */
const lettered = new Set(['tower', 'block', 'type', 'rating', 'epc', 'band', 'phase']);

/** A finding without content: its words are used and mean nothing. */
function connecting({ text, tokens, used }: Sentence, from: number): Finding | null {
  const { word = '', isLabel = false, isLast = false, start = 0 } = tokens[from] ?? {};
  // "EPC rating A", "tower A": a letter rather than an article.
  const isLetter = isLast || text[start] === 'A' || lettered.has(tokens[from - 1]?.word ?? '');
  if (word === 'a' && isLetter && from > 0 && used[from - 1] === 0) return null;
  const isAnswer = ['yes', 'نعم'].includes(word) && tokens[from - 1]?.isLabel === true;
  if (isAnswer || (isLabel && emptyLabels.has(word))) return { from, next: from + 1 };
  const found = phraseAt(connectingWords, tokens, from, (at) => used[at] === 0);
  return found && { from, next: found.next };
}
