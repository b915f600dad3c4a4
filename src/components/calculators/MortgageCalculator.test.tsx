import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ratesIn } from '../../../tests/support/rates';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { formatPrice } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { MortgageCalculator } from './MortgageCalculator';

describe.each(localeCodes)('the mortgage calculator in %s', (code) => {
  const t = wordsOf(code);
  const open = (inUrl = true) =>
    renderInLanguage(
      <MortgageCalculator calculator="mortgage" rates={ratesIn(code).mortgage} inUrl={inUrl} />,
      code,
    );
  const field = (name: string) => screen.getByRole('textbox', { name: t(`mortgage.${name}`) });
  const write = async (name: string, text: string) => {
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
  };
  const result = () => screen.getByRole('region', { name: t('calculators.result') });
  const riyals = (amount: number) => formatPrice(amount, 'QAR', code);

  describe('of a home for QAR 2,000,000', () => {
    beforeEach(() => void open());

    it('starts with a 25% deposit', () => {
      expect(field('price')).toHaveValue('2,000,000');
      expect(result()).toHaveTextContent(riyals(8_769));
      expect(result()).toHaveTextContent(t('mortgage.within.resident'));
    });

    it('accepts Arabic digits and separators, and updates while typing', async () => {
      await write('price', '٢٬٤٠٠٬٠٠٠');
      expect(result()).toHaveTextContent(riyals(10_523));
      await userEvent.tab();
      expect(field('price')).toHaveValue('2,400,000');
    });

    it('shows the specified error if the deposit is not less than the price', async () => {
      await userEvent.click(screen.getByRole('radio', { name: t('mortgage.depositIn.amount') }));
      expect(field('deposit')).toHaveValue('500,000');
      await write('deposit', '2 000 000');
      expect(field('deposit')).toBeInvalid();
      expect(field('deposit')).toHaveAccessibleDescription(
        expect.stringContaining(t('mortgage.error.deposit')),
      );
      expect(result()).toHaveTextContent(t('mortgage.error.deposit'));
    });

    it('keeps the deposit when it is switched to an amount and back to a percentage', async () => {
      await userEvent.click(screen.getByRole('radio', { name: t('mortgage.depositIn.amount') }));
      await write('deposit', '600000');
      await userEvent.click(screen.getByRole('radio', { name: t('mortgage.depositIn.percent') }));
      expect(field('deposit')).toHaveValue('30');
      expect(result()).toHaveTextContent(riyals(1_400_000));
    });

    it('gets the same amount back from a percentage that is no round number', async () => {
      await write('price', '3000000');
      await userEvent.click(screen.getByRole('radio', { name: t('mortgage.depositIn.amount') }));
      await write('deposit', '1000000');
      await userEvent.click(screen.getByRole('radio', { name: t('mortgage.depositIn.percent') }));
      await userEvent.click(screen.getByRole('radio', { name: t('mortgage.depositIn.amount') }));
      expect(field('deposit')).toHaveValue('1,000,000');
    });

    it('works without interest', async () => {
      await write('rate', '0');
      expect(result()).toHaveTextContent(riyals(5_000));
    });

    it('says that a salary is not a number', async () => {
      await write('salary', 'ten thousand');
      expect(field('salary')).toBeInvalid();
      expect(field('salary')).toHaveAccessibleDescription(
        expect.stringContaining(t('calculators.amountError')),
      );
      expect(result()).toHaveTextContent(riyals(8_769));
      await write('salary', '30,000');
      expect(field('salary')).toBeValid();
    });

    it('does not call a loan within the ceilings while the salary is not a number', async () => {
      await write('salary', 'ten thousand');
      expect(result()).not.toHaveTextContent(t('mortgage.within.resident'));
      await write('deposit', '20');
      expect(result()).toHaveTextContent(t('mortgage.above'));
    });

    it.each([
      ['all decimals', '4.125', '4.125'],
      ['a decimal comma', '4,75', '4.75'],
    ])('reads %s of a rate', async (_what, typed, read) => {
      await write('rate', typed);
      await userEvent.tab();
      expect(field('rate')).toHaveValue(read);
    });

    it('shows a share of the salary as above the ceiling if and only if its figure is', async () => {
      // The payment is 8,768.85.
      await write('salary', '17,500');
      expect(result()).toHaveTextContent('50.11%');
      expect(result()).toHaveTextContent(t('mortgage.above'));
      await write('salary', '17,537.69');
      expect(result()).toHaveTextContent(t('mortgage.within.resident'));
    });

    it('warns above the ceilings, with the missing amount', async () => {
      await write('deposit', '20');
      await write('years', '30');
      await write('salary', '10,000');
      expect(result()).toHaveTextContent(t('mortgage.above'));
      expect(result()).toHaveTextContent(riyals(100_000));
      expect(result()).toHaveTextContent(
        t('mortgage.above.years.resident', { years: t('loanTerm.years', { count: 25 }) }),
      );
      await userEvent.click(screen.getByRole('radio', { name: t('mortgage.borrower.qatari') }));
      expect(result()).not.toHaveTextContent(
        t('mortgage.above.years.qatari', { years: t('loanTerm.years', { count: 30 }) }),
      );
    });

    it('shows the balance as a chart and as a table with the same figures', () => {
      expect(screen.getByRole('img', { name: new RegExp(riyals(1_500_000)) })).toHaveClass('flip');
      const table = screen.getByRole('table', { hidden: true });
      expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(26);
    });

    it('announces the result after a pause in typing', async () => {
      // The status before it belongs to the button that copies a link.
      const announcement = screen.getAllByRole('status').at(-1);
      expect(announcement).toBeEmptyDOMElement();
      await write('rate', '0');
      await waitFor(() => expect(announcement).toHaveTextContent(riyals(5_000)), {
        timeout: 3000,
      });
    });
  });

  it('writes its answers to the URL, and restores them from there', async () => {
    window.history.replaceState(null, '', '/services/mortgages/?rate=0&price=1200000&borrower=qatari&x=1');
    open();
    expect(result()).toHaveTextContent(riyals(3_000));
    expect(screen.getByRole('radio', { name: t('mortgage.borrower.qatari') })).toBeChecked();
    await write('years', '20');
    await waitFor(() => expect(window.location.search).toContain('years=20'), { timeout: 2000 });
    expect(window.location.search).toContain('x=1');
  });

  it('does not change the URL on other pages', async () => {
    open(false);
    await write('rate', '0');
    await new Promise((done) => setTimeout(done, 500));
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
