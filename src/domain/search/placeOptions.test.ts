import { describe, expect, it } from 'vitest';
import { madeSearchIndex } from '../../../tests/support/madeSearchIndex';
import { readSoundContent } from '../../../tests/support/plannedSite';
import { localeCodes } from '../../i18n/locales';
import { placeOptions } from './placeOptions';
import { readSentence } from './sentence/readSentence';

const content = readSoundContent();

describe.each(localeCodes)('the first option in %s', (code) => {
  const searchIndex = { ...madeSearchIndex(content, 'residential', 'rent', code), pictures: {}, code };
  const firstOf = (typed: string) =>
    placeOptions(typed, { searchIndex, read: readSentence, elsewhere: [] })[0];

  it.each(['marina d', 'marina distr', 'منطقة المار'])(
    'is the place whose name begins with "%s"',
    (typed) => {
      expect(firstOf(typed)).toMatchObject({ kind: 'place', area: 'marina-district' });
    },
  );

  it('is a sentence if words are left that are no part of the name', () => {
    expect(firstOf('marina zzzz')).toMatchObject({ kind: 'sentence', reading: { left: 'zzzz' } });
  });
});
