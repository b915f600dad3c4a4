import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import type { ListingCardView } from '../../domain/content/cards';
import { isolate } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { ListingCard } from './ListingCard';
import { Permit } from './Permit';

const [number, url] = ['AD-2026-00412', 'https://permits.example/AD-2026-00412'];
const listing: ListingCardView = {
  ...{ reference: 'cap-1', slug: 'x', family: 'residential', purpose: 'rent', type: 'apartment' },
  ...{ status: 'for-rent', bedrooms: 2, bathrooms: 2, size: 90, furnished: null, completion: null },
  ...{ building: null, place: [], permit: number },
  price: { amount: 9000, currency: 'QAR', period: 'month' },
  picture: { path: '/x', width: 3, height: 2, color: '#000000', kind: 'photo', alt: '' },
};

describe.each(localeCodes)('the permit of an advertisement in %s', (code) => {
  const t = wordsOf(code);

  it('has its number, and a link and a QR code to check it', async () => {
    renderInLanguage(<Permit number={number} url={url} />, code);
    expect(screen.getByText(number)).toBeVisible();
    expect(screen.getByRole('link', { name: t('permit.check') })).toHaveAttribute('href', url);
    const qrCode = screen.getByRole('img', { name: t('permit.scan', { number: isolate(number) }) });
    await waitFor(() => expect(qrCode.querySelector('path')).toBeVisible());
  });

  it('has the number alone where it cannot be checked', () => {
    renderInLanguage(<Permit number={number} url={null} />, code);
    expect(screen.getByText(number)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is on the card of the home', () => {
    renderInLanguage(<ListingCard listing={listing} />, code);
    expect(screen.getByText(t('listings.permit', { number: isolate(number) }))).toBeVisible();
  });
});
