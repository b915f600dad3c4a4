import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { RentalYieldCalculator } from './RentalYieldCalculator';

describe.each(localeCodes)('the yield calculator in %s', (code) => {
  const t = wordsOf(code);
  const field = (name: string) => screen.getByRole('textbox', { name: t(`rentalYield.${name}`) });
  const result = () => screen.getByRole('region', { name: t('calculators.result') });

  it('shows the net yield first, and the gross', () => {
    renderInLanguage(<RentalYieldCalculator />, code);
    expect(result()).toHaveTextContent('5.25%');
    expect(result()).toHaveTextContent('7%');
  });

  it('warns if costs exceed the rent', async () => {
    renderInLanguage(<RentalYieldCalculator />, code);
    await userEvent.clear(field('costs'));
    await userEvent.type(field('costs'), '100 000');
    expect(result()).toHaveTextContent(t('rentalYield.loss'));
  });

  it('treats empty costs as zero, and requires a price', async () => {
    renderInLanguage(<RentalYieldCalculator />, code);
    await userEvent.clear(field('costs'));
    expect(field('costs')).toBeValid();
    await userEvent.clear(field('price'));
    expect(field('price')).toBeInvalid();
    expect(result()).toHaveTextContent(t('rentalYield.error.price'));
  });

  it('keeps a cleared field in the URL, so that a shared link shows the same result', async () => {
    const { unmount } = renderInLanguage(<RentalYieldCalculator />, code);
    await userEvent.clear(field('costs'));
    const shown = result().textContent;
    await waitFor(() => expect(window.location.search).toContain('price='), { timeout: 2000 });
    unmount();
    renderInLanguage(<RentalYieldCalculator />, code);
    expect(field('costs')).toHaveValue('');
    expect(result()).toHaveTextContent(shown ?? '');
  });
});
