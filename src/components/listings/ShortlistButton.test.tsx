// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { ShortlistButton } from './ShortlistButton';
import { addShortlisted, noteShortlisted, toggleShortlisted } from './useShortlist';

const kept = () => JSON.parse(localStorage.getItem('shortlist') ?? '[]');

afterEach(() =>
  act(() => {
    for (const { reference } of kept()) toggleShortlisted(reference);
  }),
);

describe.each(localeCodes)('the shortlist button in %s', (code) => {
  const name = wordsOf(code)('listings.shortlist', { home: 'Villa' });

  it('adds the home to the list of this browser and removes it again', async () => {
    renderInLanguage(<ShortlistButton reference="cap-1" home="Villa" />, code);
    const heart = screen.getByRole('button', { name });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(kept()).toEqual([{ reference: 'cap-1', note: '' }]);
    await userEvent.click(heart);
    expect(kept()).toEqual([]);
  });
});

describe('the shortlist', () => {
  it('adds a shared list without duplicates, and keeps notes', () => {
    toggleShortlisted('cap-1');
    noteShortlisted('cap-1', 'near the sea');
    addShortlisted(['cap-1', 'cap-2']);
    expect(kept()).toEqual([
      { reference: 'cap-1', note: 'near the sea' },
      { reference: 'cap-2', note: '' },
    ]);
  });
});
