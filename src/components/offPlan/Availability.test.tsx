import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { Availability } from './Availability';
import { allUnits, type Unit } from './arrangeUnits';

const unit = (name: string, bedrooms: number, amount: number, status: Unit['status']): Unit => ({
  ...{ reference: `cap-${amount}`, slug: 'x', family: 'off-plan', purpose: 'sale', type: 'apartment' },
  ...{ unit: name, bedrooms, bathrooms: 1, size: 90, floor: 3, view: null, status },
  price: { amount, currency: 'QAR', period: null },
});
const units = [
  unit('A-101', 1, 900_000, 'for-sale'),
  unit('A-102', 2, 800_000, 'sold'),
  unit('B-201', 2, 1_200_000, 'for-sale'),
];

function Page() {
  const [filter, setFilter] = useState(allUnits);
  return <Availability units={units} filter={filter} onFilter={setFilter} />;
}

describe.each(localeCodes)('the table of units in %s', (code) => {
  const t = wordsOf(code);
  const shown = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
  const headOf = (column: string) => screen.getByRole('columnheader', { name: t(`units.column.${column}`) });

  it('sorts by a column, and reverses the order on a second click', async () => {
    renderInLanguage(<Page />, code);
    const price = headOf('price');
    await userEvent.click(within(price).getByRole('button'));
    expect(shown()).toEqual(['A-102', 'A-101', 'B-201']);
    expect(price).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(price).getByRole('button'));
    expect(shown()).toEqual(['B-201', 'A-101', 'A-102']);
    expect(price).toHaveAttribute('aria-sort', 'descending');
  });

  it('applies the filters and announces the number of results', async () => {
    renderInLanguage(<Page />, code);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('units.filter.bedrooms') }), '2');
    await userEvent.click(screen.getByRole('checkbox', { name: t('units.filter.openOnly') }));
    expect(shown()).toEqual(['B-201']);
    expect(screen.getByRole('status')).toHaveTextContent(t('units.found', { count: 1 }));
  });

  it('offers the numbers of bedrooms in order', () => {
    const all = [unit('A-1', 10, 1, 'sold'), unit('A-2', 2, 2, 'sold'), unit('A-3', 1, 3, 'sold')];
    renderInLanguage(<Availability units={all} filter={allUnits} onFilter={() => {}} />, code);
    const list = screen.getByRole('combobox', { name: t('units.filter.bedrooms') });
    const values = within(list)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
    expect(values.slice(1)).toEqual(['1', '2', '10']);
  });

  it('says when no unit matches', async () => {
    renderInLanguage(<Page />, code);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('units.filter.building') }), 'A');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('units.filter.bedrooms') }), '2');
    await userEvent.click(screen.getByRole('checkbox', { name: t('units.filter.openOnly') }));
    expect(screen.getByRole('status')).toHaveTextContent(t('units.none'));
  });
});
