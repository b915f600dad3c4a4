// @vitest-environment jsdom
import '../../../tests/support/cleanWindow';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInLanguage } from '../../../tests/support/renderInLanguage';
import { localisePath } from '../../domain/site/paths';
import { termOfLabel } from '../../domain/site/termOfLabel';
import { localeCodes } from '../../i18n/locales';
import { Term } from './Term';

vi.mock('./TermCard', () => {
  throw new Error('Loading chunk 7 failed.');
});

const [label = '', slug] = Object.entries(termOfLabel)[0] ?? [];

it.each(localeCodes)('a term in %s opens the glossary if its card cannot be loaded', async (code) => {
  const openPage = vi.fn();
  vi.stubGlobal('___navigate', openPage);
  Object.assign(HTMLElement.prototype, { popover: null });
  const open = () => renderInLanguage(<Term of={label}>Term</Term>, code);
  const click = () => fireEvent.click(screen.getByRole('link', { name: 'Term' }));
  const { unmount } = open();
  click();
  unmount();
  await act(() => vi.dynamicImportSettled());
  expect(openPage).not.toHaveBeenCalled();
  open();
  click();
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('link', { name: 'Term' })).toBeVisible();
  expect(openPage).toHaveBeenCalledExactlyOnceWith(localisePath(`/glossary/#${slug}`, code));
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});
