import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arabicSentences } from '../../../../tests/support/arabicSentences';
import { englishSentences } from '../../../../tests/support/englishSentences';
import { searchIndexOf } from '../../../../tests/support/searchOracle';
import { foldText } from '../foldText';
import { kinds } from '../kinds';
import { connectingWords, emptyLabels } from './connectingWords';
import { readSentence } from './readSentence';
import { withoutPrefixes } from './withoutPrefixes';

const { words } = searchIndexOf({ family: 'residential', purpose: 'rent' });
const typed = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' → ')[0] ?? '');
const sentences = [...typed(englishSentences), ...typed(arabicSentences)];

const connecting = new Set([...connectingWords.keys(), ...emptyLabels, 'yes'].join(' ').split(' '));
const isConnecting = (word: string) =>
  connecting.has(foldText(word)) || connecting.has(withoutPrefixes(foldText(word)));

const partsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}][\p{L}\p{M}'’]*|\p{N}+(?:[.,٫٬]\p{N}+)*/gu) ?? [];

/** The words that a reading neither understood nor left, each as often as it is missing. */
function lostWords(sentence: string): string[] {
  return kinds.flatMap((kind) =>
    readSentence(sentence, kind, words).flatMap(({ understood, left, contradicted }) => {
      const told = partsOf([...understood, left, ...contradicted].join(' '));
      return partsOf(sentence).filter((word) => {
        const at = told.indexOf(word);
        if (at >= 0) told.splice(at, 1);
        return at < 0 && !isConnecting(word);
      });
    }),
  );
}

it.each(sentences)('no word of “%s” is lost', (sentence) => {
  expect(lostWords(sentence)).toEqual([]);
});

it('no word is lost in other orders, with commas and in both languages', () => {
  const parts = sentences.flatMap((sentence) =>
    sentence.split(/[,،]? (?=in |with |for |في |مع |للإيجار|للبيع)|[,،] /),
  );
  const others = [...parts, ...sentences.flatMap((sentence) => sentence.split(' '))];
  const joints = [' ', ', ', '، ', ' and ', ' or ', ' و ', ' أو ', ' - ', ' / ', ' no ', ' بدون ', ': '];
  const part = fc.tuple(fc.constantFrom(...others), fc.constantFrom(...joints));
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 6 }), (all) => {
      const sentence = all.flat().slice(0, -1).join('');
      expect([sentence, lostWords(sentence)]).toEqual([sentence, []]);
    }),
    { numRuns: 300 },
  );
});
