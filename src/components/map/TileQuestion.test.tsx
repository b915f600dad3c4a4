import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { TileAnswer, TileQuestion } from './TileQuestion';
import { useTileConsent } from './useTileConsent';

function Streets() {
  return <p>{useTileConsent().isAllowed ? 'streets' : 'outline'}</p>;
}

describe.each(localeCodes)('the street tiles of a map in %s', (code) => {
  const t = wordsOf(code);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const open = () =>
    renderInLanguage(
      <>
        <Streets />
        <TileQuestion />
        <TileAnswer />
      </>,
      code,
    );

  it('are not requested before consent, and the question names their provider', () => {
    open();
    expect(screen.getByText('outline')).toBeVisible();
    expect(screen.getByText(t('map.ask', { source: 'OpenStreetMap' }))).toBeVisible();
  });

  it.each([
    ['map.showStreets', 'streets', 'map.hideStreets', 'outline'],
    ['map.keepOutline', 'outline', 'map.showStreets', 'streets'],
  ])(
    'remembers the answer %s, moves the focus to its control, and lets the visitor change it',
    async (answer, first, change, then) => {
      const { unmount } = open();
      await press(t(answer));
      expect(screen.getByText(first)).toBeVisible();
      expect(screen.getByRole('button', { name: t(change) })).toHaveFocus();
      unmount();
      open();
      expect(screen.queryByText(t('map.ask', { source: 'OpenStreetMap' }))).toBeNull();
      expect(screen.getByText(first)).toBeVisible();
      await press(t(change));
      expect(screen.getByText(then)).toBeVisible();
    },
  );
});
