// @vitest-environment jsdom
import '../../../tests/support/cleanWindow';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { Location } from './Location';

vi.mock('../map/LocationMap', () => {
  throw new Error('Loading chunk 7 failed.');
});

it.each(localeCodes)(
  'the distances in %s stay, and the map can be tried again, if it cannot be loaded',
  async (code) => {
    vi.stubGlobal('reportError', () => {});
    const t = wordsOf(code);
    const near = [{ name: 'Katara', kilometres: 1.25 }];
    renderInLanguage(<Location point={{ lat: 25.3, lng: 51.5 }} near={near as never} />, code);
    const show = () => screen.getByRole('button', { name: t('details.showMap') });
    await act(async () => void fireEvent.click(show()));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('common.broken'));
    expect(screen.getByText('Katara')).toBeVisible();
    fireEvent.click(show());
    expect(screen.getByText(t('common.loading'))).toBeVisible();
    expect(await screen.findByRole('alert')).toBeVisible();
  },
);
