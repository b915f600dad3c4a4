// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inLanguage, renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { slotTimes } from '../../domain/forms/slots';
import { localeCodes } from '../../i18n/locales';
import { Receipt } from './Receipt';

const open = (search: string) => window.history.replaceState(null, '', `/thankyou/${search}`);

afterEach(() => open(''));

describe.each(localeCodes)('the receipt in %s', (code) => {
  const t = wordsOf(code);

  it('shows the reference and the next steps', async () => {
    open('?reference=SB-7KQ4MD&form=callback');
    renderInLanguage(<Receipt />, code);
    expect(await screen.findByText('SB-7KQ4MD')).toBeVisible();
    expect(screen.getByText(t('forms.callback.next'))).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('offers a calendar entry for a viewing', async () => {
    const made: Blob[] = [];
    URL.createObjectURL = vi.fn((blob: Blob) => {
      made.push(blob);
      return 'blob:entry';
    }) as typeof URL.createObjectURL;
    URL.revokeObjectURL = vi.fn();
    open('?reference=SB-7KQ4MD&form=bookViewing&date=2026-11-24&slot=10:00-12:00&property=cap-1042');
    renderInLanguage(<Receipt />, code);
    const link = await screen.findByRole('link', { name: t('forms.receipt.calendar') });
    expect(link).toHaveAttribute('download', 'SB-7KQ4MD.ics');
    expect(screen.getByText(t('forms.slot', slotTimes('10:00-12:00', code)), { exact: false })).toBeVisible();
    const text = ((await made[0]?.text()) ?? '').replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART:20261124T070000Z');
    expect(text).toContain('cap-1042');
  });

  it('lists several homes in their order', async () => {
    open('?reference=SB-7KQ4MD&form=bookViewing&property=cap-1042,jsn12');
    renderInLanguage(<Receipt />, code);
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['cap-1042', 'jsn12']);
  });

  it('renders nothing when nothing was sent', () => {
    open('');
    const { container } = renderInLanguage(<Receipt />, code);
    expect(container).toHaveTextContent('');
  });

  it('says where the reference is without JavaScript, in an element that the server fills', () => {
    const html = renderToString(inLanguage(<Receipt />, code));
    expect(html).toMatch(/<noscript><div [^>]*data-receipt="">[^<]+<\/div><\/noscript>/);
    expect(html).toContain(t('forms.receipt.inAddress'));
  });
});
