import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { ShortlistButton } from './ShortlistButton';
import {
  addShortlisted,
  noteHomes,
  noteShortlisted,
  removeShortlisted,
  toggleShortlisted,
} from './useShortlist';

const home = { reference: 'cap-1', price: { amount: 9500 }, status: 'for-rent' } as const;
const now = { amount: 9500, status: 'for-rent', at: expect.any(Number) };
const kept = () => JSON.parse(localStorage.getItem('shortlist') ?? '[]');

afterEach(() =>
  act(() => {
    for (const { reference } of kept()) removeShortlisted(reference);
  }),
);

describe.each(localeCodes)('the shortlist button in %s', (code) => {
  const name = wordsOf(code)('listings.shortlist', { home: 'Villa' });

  it('adds the home to the list of this browser and removes it again', async () => {
    renderInLanguage(<ShortlistButton listing={home} home="Villa" />, code);
    const heart = screen.getByRole('button', { name });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(kept()).toEqual([{ reference: 'cap-1', note: '', before: now }]);
    await userEvent.click(heart);
    expect(kept()).toEqual([]);
  });
});

describe('the shortlist', () => {
  const keep = (list: unknown[]) => {
    localStorage.setItem('shortlist', JSON.stringify(list));
    window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  };

  it('adds a shared list without duplicates, and keeps notes', () => {
    toggleShortlisted(home);
    noteShortlisted('cap-1', 'near the sea');
    addShortlisted(['cap-1', 'cap-2']);
    expect(kept()).toEqual([
      { reference: 'cap-1', note: 'near the sea', before: now },
      { reference: 'cap-2', note: '' },
    ]);
  });

  it('notes price and status of homes that were added by their references, once', () => {
    addShortlisted(['cap-1', 'cap-2']);
    noteHomes([home]);
    noteHomes([{ ...home, price: { amount: 9000 } }]);
    expect(kept()).toEqual([
      { reference: 'cap-1', note: '', before: now },
      { reference: 'cap-2', note: '' },
    ]);
  });

  it('leaves out what it cannot read', () => {
    keep([null, 7, { note: 'lost' }, { reference: 'cap-3', note: '' }]);
    addShortlisted(['cap-4']);
    expect(kept().map(({ reference }: { reference: string }) => reference)).toEqual(['cap-3', 'cap-4']);
  });

  it('notes a home again whose earlier price and status it cannot read', () => {
    keep([{ reference: 'cap-1', note: 'near the sea', before: { amount: 9000 } }]);
    noteHomes([home]);
    expect(kept()).toEqual([{ reference: 'cap-1', note: 'near the sea', before: now }]);
  });
});
