import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { randomListings, readAreas } from '../../../tests/support/madeSearchIndex';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { planSearchFiles } from '../../generation/encodeSearchData';
import { localeCodes } from '../../i18n/locales';
import { ValuationResult } from './ValuationResult';

const areas = readAreas();
const homes = randomListings(40, 3, areas).map((home, index) => ({
  ...home,
  reference: `cap-${index + 1}`,
  family: 'residential' as const,
  purpose: 'sale' as const,
  status: 'for-sale' as const,
  type: 'apartment' as const,
  bedrooms: 2,
  area: index < 12 ? 'marina-district' : 'al-waab',
  building: null,
  project: null,
  size: 80 + index * 5,
  price: { amount: (80 + index * 5) * (9_500 + (index % 5) * 250), currency: 'QAR' as const, period: null },
}));
const content = { areas, listings: homes, offPlan: [], developments: [] };
const { files, texts } = planSearchFiles(content as never);
const addresses = {
  words: files.words,
  sale: files.data['residential-sale'] ?? '',
  rent: files.data['residential-rent'] ?? '',
};
const places = ['marina-district', 'al-waab', 'al-khor'].map((slug) => ({
  slug,
  name: areas.find((area) => area.slug === slug)?.name.en ?? slug,
}));
const fetchStub = vi.fn(async (address: string) => new Response(texts.get(address)));

beforeEach(() => {
  fetchStub.mockClear();
  vi.stubGlobal('fetch', fetchStub);
});

describe.each(localeCodes)('the estimate in %s', (code) => {
  const t = wordsOf(code);
  const open = (query: string) => {
    window.history.replaceState(null, '', `/property-valuation/instant-valuation-result/${query}`);
    return renderInLanguage(
      <ValuationResult calculator="valuationResult" places={places} files={addresses} />,
      code,
    );
  };
  const result = () => screen.getByRole('region', { name: t('calculators.result') });

  it('waits for answers', () => {
    open('');
    expect(result()).toHaveTextContent(t('estimate.waiting'));
    expect(fetchStub).not.toHaveBeenCalled();
  });

  it('is computed from the URL, with range, reasons and homes', async () => {
    open('?purpose=sale&area=marina-district&type=apartment&size=100');
    expect(await within(result()).findByText(t('estimate.sureness.good'))).toBeVisible();
    expect(result()).toHaveTextContent(t('estimate.reason.manyHomes', { count: 12 }));
    expect(result()).toHaveTextContent(t('estimate.reason.pricesClose'));
    const [homes] = screen.getAllByRole('list').filter((list) => list.querySelector('a'));
    expect(within(homes as HTMLElement).getAllByRole('link')).toHaveLength(6);
    expect(screen.getByText(t('estimate.others', { count: 6 }))).toBeVisible();
  });

  it('shows a message if there are too few homes', async () => {
    open('?area=al-khor&type=apartment&size=100');
    expect(await within(result()).findByText(t('estimate.tooFew'))).toBeVisible();
    expect(within(result()).getByRole('link', { name: t('estimate.visit') })).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows an error if the homes cannot be loaded, and retries', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open('?area=marina-district&type=apartment&size=100');
    expect(await within(result()).findByText(t('estimate.failed'))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('estimate.failed')), {
      timeout: 3000,
    });
    await userEvent.click(screen.getByRole('button', { name: t('estimate.again') }));
    expect(await within(result()).findByText(t('estimate.sureness.good'))).toBeVisible();
  });
});
