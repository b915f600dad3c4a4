// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import * as opening from '../../browser/openPage';
import type { Choice } from '../../domain/search/suggest';
import { localeCodes } from '../../i18n/locales';
import * as first from './place/firstOption';
import { QuickSearch } from './QuickSearch';

it.each(localeCodes)('a search in %s that was sent early opens nothing on the next page', async (code) => {
  const t = wordsOf(code);
  const answers: ((choice: Choice) => void)[] = [];
  vi.spyOn(first, 'firstOption').mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const open = vi.spyOn(opening, 'openPage').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const send = async () => {
    await userEvent.type(screen.getByRole('combobox', { name: t('search.where') }), 'tower');
    await userEvent.click(screen.getByRole('button', { name: t('search.submit') }));
  };
  const answer = () => act(async () => answers.pop()?.({ kind: 'words', text: 'tower' }));
  const { unmount } = renderInLanguage(<QuickSearch />, code);
  await send();
  unmount();
  await answer();
  expect(open).not.toHaveBeenCalled();
  renderInLanguage(<QuickSearch />, code);
  await send();
  await answer();
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('tower'));
});
