// @vitest-environment jsdom
import '../../../tests/support/cleanWindow';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inLanguage, wordsOf } from '../../../tests/support/renderInLanguage';
import { localeCodes } from '../../i18n/locales';
import { CalculatorSlot } from './CalculatorSlot';

const state = vi.hoisted(() => ({ isOffline: false }));

vi.mock('./RentalYieldCalculator', () => ({
  get RentalYieldCalculator() {
    if (state.isOffline) throw new Error('Loading chunk 7 failed.');
    return () => <p>prerendered</p>;
  },
}));

const reported = vi.fn();
let root: Root;

beforeEach(() => {
  state.isOffline = false;
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
});

afterEach(async () => {
  await act(async () => root.unmount());
});

/** Renders an element as the build does: with the parts that are loaded later. */
async function prerender(element: ReactElement): Promise<string> {
  const page = new PassThrough();
  const stream = renderToPipeableStream(element, { onAllReady: () => stream.pipe(page) });
  return text(page);
}

/** Hydrates a prerendered calculator, whose script cannot be loaded. */
async function open(code: (typeof localeCodes)[number]) {
  const slot = inLanguage(<CalculatorSlot name="rentalYield" view={{ calculator: 'rentalYield' }} />, code);
  document.body.innerHTML = `<main>${await prerender(slot)}</main>`;
  state.isOffline = true;
  await act(async () => {
    root = hydrateRoot(document.querySelector('main') as HTMLElement, slot);
  });
  return vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
}

it.each(localeCodes)('a calculator in %s that cannot be loaded stays as prerendered', async (code) => {
  const t = wordsOf(code);
  await open(code);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('common.incomplete'));
  expect(screen.getByText('prerendered')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: t('common.again') }));
  await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('alert')).toBeVisible();

  state.isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: t('common.again') }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('prerendered')).toBeVisible();
});

it('is loaded as soon as the connection returns', async () => {
  await open('en');
  await screen.findByRole('alert');
  state.isOffline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(reported).toHaveBeenCalledTimes(1);
});
