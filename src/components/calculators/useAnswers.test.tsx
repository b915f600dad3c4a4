// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useAnswers } from './useAnswers';

function Calculator() {
  const { form, answers, read } = useAnswers({ price: '1,000' }, true);
  return (
    <form ref={form} onInput={read}>
      <input type="text" name="price" defaultValue="1,000" />
      <output>{answers.price}</output>
    </form>
  );
}

/** What is shown and what the address says after the script has taken over a form in which `typed` stands. */
async function takeOver(typed: string | null) {
  vi.useFakeTimers();
  document.body.innerHTML = `<main>${renderToString(<Calculator />)}</main>`;
  const field = document.querySelector('input');
  if (field && typed !== null) field.value = typed;
  const page = document.querySelector('main') as HTMLElement;
  const root = await act(async () => hydrateRoot(page, <Calculator />));
  await act(async () => vi.advanceTimersByTime(1000));
  const seen = [document.querySelector('output')?.textContent, window.location.search];
  await act(async () => root.unmount());
  return seen;
}

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

it('writes into the address what was typed before the script came', async () => {
  expect(await takeOver('2500')).toEqual(['2500', '?price=2500']);
});

it('leaves the address alone where nothing was typed', async () => {
  expect(await takeOver(null)).toEqual(['1,000', '']);
});
