import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  madeSearchIndex,
  randomListings,
  readAreas,
  searchContent,
} from '../../../../tests/support/madeSearchIndex';
import { renderInLanguage, wordsOf } from '../../../../tests/support/renderInLanguage';
import type { Choice } from '../../../domain/search/suggest';
import { type LocaleCode, localeCodes } from '../../../i18n/locales';
import * as first from './firstOption';
import { PlaceSearch } from './PlaceSearch';

const areas = readAreas();
const content = searchContent(randomListings(600, 4, areas), areas);
const onChoose = vi.fn();
const onEmpty = vi.fn();
const countOf = () => 4321;
const rent = { family: 'residential', purpose: 'rent' } as const;

function WithChips({ code }: { code: LocaleCode }) {
  const [chips, setChips] = useState(['Lusail', 'Al Waab']);
  const searchIndex = { ...madeSearchIndex(content, 'residential', 'rent', code), pictures: {}, code };
  return (
    <PlaceSearch
      kind={rent}
      searchIndex={searchIndex}
      chips={chips.map((label) => ({
        key: label,
        label,
        remove: () => setChips((all) => all.filter((other) => other !== label)),
      }))}
      onChoose={onChoose}
      countOf={countOf}
      onEmpty={onEmpty}
      taken={['place:lusail']}
    />
  );
}

const typed = {
  en: { foreign: 'لؤلؤ', misspelt: 'msherib', name: 'The Pearl Island', within: 'Doha' },
  ar: { foreign: 'pearl', misspelt: 'مشيرب', name: 'جزيرة اللؤلؤة', within: 'الدوحة' },
};

describe.each(localeCodes)('the place search field in %s', (code) => {
  const t = wordsOf(code);
  const field = () => screen.getByRole('combobox', { name: t('search.where') });
  const options = () => screen.queryAllByRole('option');
  const marked = () => screen.getByRole('option', { selected: true });

  beforeEach(() => {
    onChoose.mockReset();
    onEmpty.mockReset();
    renderInLanguage(<WithChips code={code} />, code);
  });

  it('suggests places in the page’s language for either script, with the containing place and count', async () => {
    await userEvent.type(field(), typed[code].foreign);
    const [first] = options();
    expect(first).toHaveTextContent(typed[code].name);
    expect(first).toHaveTextContent(typed[code].within);
    expect(first).toHaveTextContent('4,321');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(screen.getByText(t('search.suggestionCount', { count: options().length }))).toBeInTheDocument();
  });

  it('tolerates other spellings', async () => {
    await userEvent.type(field(), typed[code].misspelt);
    expect(options()[0]).toHaveTextContent(/M\w*sheireb|مشيرب/i);
  });

  it('omits suggestions that are already chosen', async () => {
    await userEvent.type(field(), 'lusail');
    const names = options().map((option) => option.querySelector('bdi')?.textContent);
    expect(names).not.toContain(code === 'en' ? 'Lusail' : 'لوسيل');
    expect(names.length).toBeGreaterThan(1);
  });

  it('moves through the suggestions with the arrow keys and wraps around', async () => {
    await userEvent.type(field(), 'al');
    const all = options();
    expect(marked()).toBe(all[0]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBe(all[2]);
    expect(field()).toHaveAttribute('aria-activedescendant', all[2]?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(marked()).toBe(all.at(-1));
    expect(field()).toHaveFocus();
  });

  it('takes the active suggestion on Enter and clears the field', async () => {
    await userEvent.type(field(), typed[code].foreign);
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'place', area: 'the-pearl-island' }),
    );
    expect(field()).toHaveValue('');
    expect(options()).toEqual([]);
  });

  it('takes a suggestion on click and keeps the focus', async () => {
    await userEvent.type(field(), typed[code].foreign);
    await userEvent.click(options()[1] as HTMLElement);
    // A text chosen before the reader of sentences has loaded waits for it.
    await waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
    expect(field()).toHaveFocus();
  });

  it('offers a search for the typed text itself', async () => {
    await userEvent.type(field(), 'xyzzy');
    expect(options().map((option) => option.textContent)).toEqual([t('search.lookFor', { text: 'xyzzy' })]);
    await userEvent.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith({ kind: 'words', text: 'xyzzy' });
  });

  it('closes the list on Escape, then clears the field', async () => {
    await userEvent.type(field(), 'al');
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('al');
    await userEvent.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });

  it('removes the last place with Backspace, and any place with its button', async () => {
    await userEvent.type(field(), '{Backspace}');
    expect(screen.queryByRole('button', { name: t('search.remove', { name: 'Al Waab' }) })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: t('search.remove', { name: 'Lusail' }) }));
    expect(screen.queryByRole('list', { name: t('search.places') })).toBeNull();
  });

  it('takes the focus of a button that removes a place by keyboard', async () => {
    screen.getByRole('button', { name: t('search.remove', { name: 'Lusail' }) }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: t('search.remove', { name: 'Lusail' }) })).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('does nothing after the visitor has left the page, even for a text that was sent before', async () => {
    cleanup();
    const answers: ((choice: Choice) => void)[] = [];
    const waiting = vi
      .spyOn(first, 'firstOption')
      .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const early = () =>
      renderInLanguage(
        <PlaceSearch kind={rent} searchIndex={null} onChoose={onChoose} countOf={countOf} />,
        code,
      );
    const choice: Choice = { kind: 'words', text: 'lusail' };
    const { unmount } = early();
    await userEvent.type(field(), 'lusail{Enter}');
    unmount();
    await act(async () => answers.pop()?.(choice));
    expect(onChoose).not.toHaveBeenCalled();
    early();
    await userEvent.type(field(), 'lusail{Enter}');
    await act(async () => answers.pop()?.(choice));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(choice);
    waiting.mockRestore();
  });

  it('reports Enter in an empty field', async () => {
    await userEvent.type(field(), '{Enter}');
    expect(onEmpty).toHaveBeenCalledOnce();
    expect(onChoose).not.toHaveBeenCalled();
  });
});
