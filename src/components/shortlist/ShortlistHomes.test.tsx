import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { inLanguage, renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import type { OffPlanContent, PropertyContent } from '../../domain/site/detailsContent';
import { formatDate, formatPrice } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { addShortlisted } from '../listings/useShortlist';
import { ShortlistHomes } from './ShortlistHomes';

const picture = { path: '/x', width: 3, height: 2, color: '#000000', kind: 'photo', alt: '' };
const price = (amount: number) => ({ amount, currency: 'QAR', period: null });
const step = (label: string, percent: number, date: string | null, stage: string | null) => ({
  ...{ label, percent, date, stage },
});
const project = (slug: string, name: string, plan: object[], units: object[]) =>
  ({
    project: { slug, name, status: 'launched', completion: '2028-03', paymentPlan: plan },
    ...{ gallery: [picture], place: [], units },
  }) as unknown as OffPlanContent;
const reef = project(
  'reef',
  'Reef',
  [step('Now', 40, null, null), step('Keys', 20, '2028-03-15', 'handover'), step('Later', 40, null, 'after')],
  [{ status: 'for-sale', price: price(1_200_000) }],
);
const quay = project(
  'quay',
  'Quay',
  [step('First', 30, null, null), step('Last', 70, null, 'handover')],
  [
    { status: 'sold', price: price(500_000) },
    { status: 'for-sale', price: price(800_000) },
  ],
);
const unit = {
  listing: {
    ...{ reference: 'cap-1', slug: 'unit', family: 'off-plan', purpose: 'sale', type: 'apartment' },
    ...{ status: 'for-sale', bedrooms: 1, bathrooms: 1, size: 60, building: null, title: 'Unit' },
    price: price(1_000_000),
  },
  ...{ gallery: [picture], place: [], facts: [], features: {}, project: { slug: 'reef' } },
} as unknown as PropertyContent;

describe.each(localeCodes)('a shortlist with projects in %s', (code) => {
  const t = wordsOf(code);
  const projects = new Map<string, OffPlanContent | null>([
    ['reef', reef],
    ['quay', quay],
    ['gone', null],
  ]);
  const show = () =>
    renderInLanguage(
      <ShortlistHomes
        references={['cap-1', 'project-quay', 'project-gone']}
        homes={new Map([['cap-1', unit]])}
        projects={projects}
      />,
      code,
    );
  const tick = (home: string) =>
    userEvent.click(screen.getByRole('checkbox', { name: t('shortlist.compareThis', { home }) }));

  it('tells screen readers how many are compared', async () => {
    show();
    await tick('Unit');
    expect(screen.getByRole('status')).toHaveTextContent(t('shortlist.compared', { count: 1 }));
    await tick('Quay');
    expect(screen.getByRole('status')).toHaveTextContent(t('shortlist.compared', { count: 2 }));
    await tick('Quay');
    await tick('Unit');
    expect(screen.getByRole('status')).toHaveTextContent(t('shortlist.compareHint'));
  });

  it('compares the payment plans of a unit and of a project', async () => {
    show();
    await tick('Unit');
    expect(screen.queryByRole('table')).toBeNull();
    await tick('Quay');
    const table = within(screen.getByRole('table'));
    const rowOf = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${t(`shortlist.plan.${name}`)}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    const qar = (amount: number) => formatPrice(amount, 'QAR', code);
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Unit', 'Quay']);
    expect(rowOf('total')).toEqual([qar(1_000_000), qar(800_000) + t('shortlist.plan.lowest')]);
    expect(rowOf('handover')).toEqual([formatDate('2028-03-15', code), formatDate('2028-03', code)]);
    expect(rowOf('byHandover')).toEqual([`60% ${qar(600_000)}`, `100% ${qar(800_000)}`]);
    expect(rowOf('onHandover')).toEqual([`20% ${qar(200_000)}`, `70% ${qar(560_000)}`]);
    expect(rowOf('afterHandover')).toEqual([`40% ${qar(400_000)}`, '–']);
    expect(rowOf('steps')[0]).toContain(formatDate('2028-03-15', code));
  });

  it('does not say so of a home that is still loading', () => {
    renderInLanguage(
      <ShortlistHomes references={['cap-1', 'project-quay']} homes={new Map()} projects={new Map()} />,
      code,
    );
    expect(screen.getAllByText(t('common.loading'))).toHaveLength(2);
    expect(screen.queryByText(t('shortlist.gone', { reference: 'cap-1' }))).toBeNull();
  });

  it('does not say so of a home that could not be loaded, nor offer to remove it', () => {
    act(() => addShortlisted(['cap-1', 'cap-2']));
    renderInLanguage(
      <ShortlistHomes
        references={['cap-1', 'cap-2']}
        homes={
          new Map([
            ['cap-1', undefined],
            ['cap-2', null],
          ])
        }
        projects={new Map()}
      />,
      code,
    );
    expect(screen.getByText(t('shortlist.notLoaded', { reference: 'cap-1' }))).toBeVisible();
    expect(screen.getByText(t('shortlist.gone', { reference: 'cap-2' }))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('shortlist.remove', { home: 'cap-1' }) })).toBeNull();
    expect(screen.getByRole('button', { name: t('shortlist.remove', { home: 'cap-2' }) })).toBeVisible();
  });

  it('offers further homes to compare when a ticked one is taken off the list', async () => {
    const homes = new Map(
      [1, 2, 3, 4, 5].map((number) => {
        const listing = { ...unit.listing, reference: `cap-${number}`, title: `Unit ${number}` };
        return [listing.reference, { ...unit, listing }] as const;
      }),
    );
    const list = (references: string[]) => (
      <ShortlistHomes references={references} homes={homes} projects={projects} />
    );
    const { rerender } = renderInLanguage(list([...homes.keys()]), code);
    for (const number of [1, 2, 3, 4]) await tick(`Unit ${number}`);
    const fifth = () =>
      screen.getByRole('checkbox', { name: t('shortlist.compareThis', { home: 'Unit 5' }) });
    expect(fifth()).toBeDisabled();
    rerender(inLanguage(list(['cap-2', 'cap-3', 'cap-4', 'cap-5']), code));
    expect(fifth()).toBeEnabled();
  });

  it('says that a project is no longer on the site', () => {
    show();
    expect(screen.getByText(t('shortlist.gone', { reference: 'project-gone' }))).toBeVisible();
  });
});
