import { describe, expect, it } from 'vitest';
import { rates } from '../../../tests/support/rates';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import type { PlaceView } from '../../domain/site/detailsContent';
import { localeCodes } from '../../i18n/locales';
import { OwnershipNote } from './OwnershipNote';

const place = (known: Partial<PlaceView>): PlaceView[] => [
  {
    slug: 'x',
    name: 'X',
    within: null,
    guidePath: null,
    freehold: null,
    usufruct: null,
    country: 'qatar',
    ...known,
  },
];

describe.each(localeCodes)('the ownership note in %s', (code) => {
  const t = wordsOf(code);
  const textOf = (where: PlaceView[], price?: number, unfinished?: boolean) =>
    renderInLanguage(
      <OwnershipNote place={where} price={price} unfinished={unfinished} residency={rates.residency} />,
      code,
    ).container.textContent ?? '';

  it.each([
    ['freehold', { freehold: true }],
    ['usufruct', { usufruct: true }],
  ])('states the known rule: %s', (rule, known) => {
    expect(textOf(place(known))).toContain(t(`ownership.${rule}Text`));
  });

  it.each([
    ['is not known', {}],
    ['is in another country', { freehold: true, country: 'uk' }],
  ])('renders nothing where the rule %s', (_why, known) => {
    expect(textOf(place(known), 5_000_000)).toBe('');
  });

  it.each([
    [729_999, false, false],
    [730_000, true, false],
    [3_649_999, true, false],
    [3_650_000, false, true],
  ])('mentions residence depending on the price: %i', (price, residence, permanent) => {
    const text = textOf(place({ freehold: true }), price);
    expect(text.includes('730,000')).toBe(residence);
    expect(text.includes('3,650,000')).toBe(permanent);
  });

  it.each([
    [729_999, false],
    [730_000, true],
  ])('phrases residence as a question for a home under construction: %i', (price, asks) => {
    const text = textOf(place({ freehold: true }), price, true);
    expect(text.includes(t('ownership.unfinished'))).toBe(asks);
    expect(text).not.toContain(t('ownership.days'));
  });
});
