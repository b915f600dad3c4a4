import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ratesIn } from '../../../tests/support/rates';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { formatPrice } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { MoveInCalculator } from './MoveInCalculator';

describe.each(localeCodes)('the move-in calculator in %s', (code) => {
  const t = wordsOf(code);
  const open = () =>
    renderInLanguage(<MoveInCalculator calculator="moveInCost" rates={ratesIn(code).renting} />, code);
  const field = (name: string) => screen.getByRole('textbox', { name: t(`moveInCost.${name}`) });
  const result = () => screen.getByRole('region', { name: t('calculators.result') });
  const riyals = (amount: number) => formatPrice(amount, 'QAR', code);

  it('adds the cheque, the deposit and the commission, and states what is not included', () => {
    open();
    expect(result()).toHaveTextContent(riyals(16_250));
    expect(result()).toHaveTextContent(t('moveInSum.utilitiesUnknown'));
    expect(result()).toHaveTextContent(t('moveInSum.withoutUtilities'));
  });

  it('depends on cheques, contract length and bills', async () => {
    open();
    await userEvent.clear(field('cheques'));
    await userEvent.type(field('cheques'), '٤');
    expect(result()).toHaveTextContent(riyals(29_250));
    await userEvent.click(screen.getByRole('radio', { name: t('moveInCost.years.2') }));
    expect(result()).toHaveTextContent(riyals(32_500));
    await userEvent.click(screen.getByRole('radio', { name: t('common.yes') }));
    expect(result()).toHaveTextContent(t('moveInSum.utilitiesNone'));
  });

  it('shows errors at the field', async () => {
    open();
    await userEvent.clear(field('cheques'));
    await userEvent.type(field('cheques'), '13');
    expect(field('cheques')).toHaveAccessibleDescription(t('moveInCost.error.cheques'));
    await userEvent.clear(field('rent'));
    expect(field('rent')).toBeInvalid();
  });
});
