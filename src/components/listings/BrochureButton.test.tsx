import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import type { PropertyContent } from '../../domain/site/detailsContent';
import { localeCodes } from '../../i18n/locales';
import { BrochureButton } from './BrochureButton';
// Loaded before the test, which would otherwise wait for the module on a slow machine.
import './BrochurePages';

const picture = (name: string, kind = 'photo') => ({
  ...{ path: `/${name}`, width: 3, height: 2, color: null, kind, alt: `Picture ${name}` },
});
const content = {
  listing: { title: 'A flat', price: { amount: 900, currency: 'QAR', period: 'month' } },
  gallery: ['1', '2', '3', '4', '5'].map((name) => picture(name)),
  floorPlans: [picture('plan', 'drawing')],
  near: [{ name: 'Katara', kilometres: 1.25 }],
  prices: null,
} as unknown as PropertyContent;

it.each(localeCodes)(
  'a brochure in %s is printed once its pictures are loaded, and then removed',
  async (code) => {
    const t = wordsOf(code);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    HTMLImageElement.prototype.decode = () => loaded;
    renderInLanguage(<BrochureButton content={content} />, code);
    const button = screen.getByRole('button', { name: t('property.brochure') });
    expect(screen.queryByText('Katara')).toBeNull();
    await userEvent.click(button);
    expect(await screen.findByText('Katara')).toBeInTheDocument();
    // The first three pictures are on the page before.
    expect(screen.getAllByText(/^Picture /).map((caption) => caption.textContent)).toEqual([
      ...['Picture 4', 'Picture 5', 'Picture plan'],
    ]);
    expect(print).not.toHaveBeenCalled();
    load();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Katara')).toBeNull();
    expect(button).toHaveAttribute('aria-busy', 'false');
  },
);
