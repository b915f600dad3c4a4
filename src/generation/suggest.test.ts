import { expect, it } from 'vitest';
import { didYouMean, suggest } from './suggest';

const known = ['lusail', 'the-pearl-island', 'west-bay', 'west-bay-lagoon'];

it.each([
  ['lusial', 'lusail'],
  ['Lusail', 'lusail'],
  ['the-perl-island', 'the-pearl-island'],
  ['west-bay-lagon', 'west-bay-lagoon'],
  ['westbay', 'west-bay'],
])('%s is taken for %s', (written, meant) => {
  expect(suggest(written, known)).toBe(meant);
});

it.each(['atlantis', 'doha', 'x'])('suggests nothing for %s', (written) => {
  expect(suggest(written, known)).toBeNull();
  expect(didYouMean(written, known)).toBe('');
});
