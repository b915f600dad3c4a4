import { typeOfWord } from '../generalWords';
import { featureWords } from './featureWords';
import type { Finding, Sentence } from './finding';
import { phraseAt } from './phraseTable';
import { typeWords } from './typeWords';
import { wishWords } from './wishWords';

/** Reads the longest phrase at a token that names a type, a feature or another single wish. */
export function findWish({ tokens, used }: Sentence, from: number): Finding | null {
  const isFree = (at: number) => used[at] === 0;
  const found: Finding[] = [];
  const wish = phraseAt(wishWords, tokens, from, isFree);
  if (wish) found.push({ from, next: wish.next, ...wish.meaning });
  const feature = phraseAt(featureWords, tokens, from, isFree);
  if (feature) found.push({ from, next: feature.next, asked: { features: [feature.meaning] } });
  const type = phraseAt(typeWords, tokens, from, isFree) ?? singleType(tokens[from]?.word ?? '', from);
  if (type) found.push({ from, next: type.next, type: type.meaning });
  return found.sort((a, b) => b.next - a.next)[0] ?? null;
}

/** The words that the text search knows, also with "and", "with" or "for" written together with them. */
function singleType(word: string, from: number) {
  const meaning = typeOfWord(word) ?? typeOfWord(word.replace(/^(و?لل|[وبل](ال)?)(?=...)/, ''));
  return meaning && { meaning, next: from + 1 };
}
