import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { madeSearchIndex } from '../../../../tests/support/madeSearchIndex';
import { rates } from '../../../../tests/support/rates';
import { renderInLanguage, wordsOf } from '../../../../tests/support/renderInLanguage';
import { content } from '../../../../tests/support/searchOracle';
import { residencyLevels } from '../../../domain/search/filters/residency';
import { countMatches } from '../../../domain/search/fitsQuery';
import { defaultQuery } from '../../../domain/search/query';
import { formatNumber, formatPrice } from '../../../i18n/format';
import { localeCodes } from '../../../i18n/locales';
import { ResidencyFilter } from './ResidencyFilter';

describe.each(localeCodes)('the residency filter in %s', (code) => {
  const t = wordsOf(code);
  const change = vi.fn();
  const render = (family: 'residential' | 'off-plan') => {
    const searchIndex = { ...madeSearchIndex(content, family, 'sale', code), pictures: {}, code };
    const query = defaultQuery(family, 'sale');
    renderInLanguage(<ResidencyFilter query={query} searchIndex={searchIndex} change={change} />, code);
    return { searchIndex, query };
  };

  it.each(residencyLevels)('shows the price of %s and the number of homes', async (level) => {
    const { searchIndex, query } = render('residential');
    const price = formatPrice(rates.residency[level], 'QAR', code);
    const asked = { ...query, residency: level };
    const count = countMatches(asked, searchIndex.data, searchIndex.words);
    const choice = screen.getByRole('radio', {
      name: new RegExp(`${t(`results.residencyFrom.${level}`, { price })}\\s*${formatNumber(count, code)}$`),
    });
    await userEvent.click(choice);
    expect(change).toHaveBeenLastCalledWith(asked);
  });

  it('shows the conditions, with a note for homes under construction', () => {
    render('off-plan');
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      `${t('results.filter.residencyHint')} ${t('results.filter.residencyUnfinished')}`,
    );
  });

  it('does not mention construction for finished homes', () => {
    render('residential');
    expect(screen.queryByText(new RegExp(t('results.filter.residencyUnfinished')))).toBeNull();
  });
});
