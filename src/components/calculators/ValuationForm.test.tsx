import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { valuationPath } from '../../domain/calculators/valuationAnswers';
import { localisePath } from '../../domain/site/paths';
import { localeCodes } from '../../i18n/locales';
import { ValuationForm } from './ValuationForm';

const places = [
  { slug: 'lusail', name: 'Lusail' },
  { slug: 'west-bay', name: 'West Bay' },
];
const navigate = vi.fn();

beforeEach(() => {
  navigate.mockReset();
  window.___navigate = navigate;
});

describe.each(localeCodes)('the short valuation form in %s', (code) => {
  const t = wordsOf(code);
  const open = () => renderInLanguage(<ValuationForm places={places} />, code);
  const area = () => screen.getByRole('combobox', { name: t('valuation.area') });
  const size = () => screen.getByRole('textbox', { name: t('valuation.size') });
  const submit = () => userEvent.click(screen.getByRole('button', { name: t('valuation.submit') }));

  it('opens the estimate with its answers', async () => {
    open();
    await userEvent.selectOptions(area(), 'lusail');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('valuation.type') }), 'villa');
    await userEvent.type(size(), '١٬٢٠٠');
    await submit();
    expect(navigate).toHaveBeenCalledWith(
      `${localisePath(valuationPath, code)}?purpose=sale&area=lusail&type=villa&size=1200`,
    );
  });

  it('works without JavaScript as a form that requests the same page', () => {
    open();
    const form = screen.getByRole('form', { name: t('valuation.title') });
    expect(form).toHaveAttribute('action', localisePath(valuationPath, code));
  });

  it('shows errors and focuses the first one', async () => {
    open();
    await submit();
    expect(area()).toHaveFocus();
    expect(area()).toHaveAccessibleDescription(t('valuation.error.area'));
    await userEvent.selectOptions(area(), 'west-bay');
    await userEvent.type(size(), '5');
    await submit();
    expect(size()).toHaveFocus();
    expect(size()).toHaveAccessibleDescription(expect.stringContaining(t('valuation.error.size')));
    expect(navigate).not.toHaveBeenCalled();
  });
});
