import { announcers, comparators, completionWords, roomAmounts, units } from './amountWords';
import { connectingWords } from './connectingWords';
import { featureWords } from './featureWords';
import { doubles, fractions, multipliers, numberWords } from './numberWords';
import { typeWords } from './typeWords';
import { wishWords } from './wishWords';

const tables = [
  comparators,
  units,
  roomAmounts,
  completionWords,
  featureWords,
  typeWords,
  wishWords,
  connectingWords,
];

/** All words of the tables of phrases and numbers. */
export const knownWords: ReadonlySet<string> = new Set([
  ...tables.flatMap((table) => [...table.keys()]).flatMap((phrase) => phrase.split(' ')),
  ...announcers,
  ...[doubles, fractions, multipliers, numberWords].flatMap((table) => [...table.keys()]),
]);
