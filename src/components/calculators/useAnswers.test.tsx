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

/** Returns the shown answer and the query string after hydrating a form that contains `typed`. */
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

afterEach(() => vi.useRealTimers());

it('adds answers typed before hydration to the URL', async () => {
  expect(await takeOver('2500')).toEqual(['2500', '?price=2500']);
});

it('does not change the URL if nothing was typed', async () => {
  expect(await takeOver(null)).toEqual(['1,000', '']);
});
