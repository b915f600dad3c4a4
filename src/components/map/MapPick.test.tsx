import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { MapPick } from './MapPick';

const bounds = { south: 25.2, west: 51.4, north: 25.4, east: 51.6 };

it.each(localeCodes)('choosing a place in %s takes the focus, and Escape cancels it', async (code) => {
  const t = wordsOf(code);
  const cancel = vi.fn();
  renderInLanguage(<MapPick bounds={bounds} onChoose={vi.fn()} onCancel={cancel} />, code);
  const panel = screen.getByRole('group', { name: t('results.travel.pick') });
  expect(panel).toHaveFocus();
  expect(panel).toHaveAccessibleDescription(t('results.travel.pickHow'));
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledOnce();
});
