// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inLanguage, renderInLanguage } from '../../../tests/support/renderInLanguage';
import { Part } from './Part';
import { hydrateBeforeRedraw } from './waitingParts';

let comeNear: (() => void)[] = [];
let root: Root | undefined;
const complain = vi.fn();
const started = vi.fn();
const sent = vi.fn();

beforeEach(() => {
  comeNear = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear.push(() => seen([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  for (const mock of [complain, started, sent]) mock.mockReset();
});

function Counter({ word }: { word: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => started(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <button type="button" onClick={() => setCount(count + 1)}>
        {word} {count}
      </button>
      <input aria-label="name" defaultValue="" onInput={() => setCount(count + 10)} />
    </form>
  );
}

let change: (word: string) => void;

function Page() {
  const [word, setWord] = useState('pressed');
  change = setWord;
  return (
    <Part title="Costs">
      <Counter word={word} />
    </Part>
  );
}

/** A page that the server has drawn, hydrated as far as React goes by itself. `typed` was typed before that. */
async function openFromServer(typed = ''): Promise<void> {
  const container = document.createElement('div');
  vi.stubGlobal('document', undefined);
  const html = renderToString(inLanguage(<Page />, 'en'));
  vi.stubGlobal('document', container.ownerDocument);
  container.innerHTML = html;
  document.body.append(container);
  if (typed) (screen.getByRole('textbox') as HTMLInputElement).value = typed;
  await act(async () => {
    root = hydrateRoot(container, inLanguage(<Page />, 'en'), { onRecoverableError: complain });
  });
}

it('a part that is far away stays as the server drew it', async () => {
  await openFromServer();
  expect(screen.getByRole('button')).toHaveTextContent('pressed 0');
  expect(started).not.toHaveBeenCalled();
});

it('it comes to life when the visitor comes near', async () => {
  await openFromServer();
  await act(async () => {
    for (const near of comeNear) near();
  });
  expect(started).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
});

it('it answers the first press, near or not', async () => {
  await openFromServer();
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
  expect(comeNear).toHaveLength(1);
});

it('it takes the first submit itself', async () => {
  await openFromServer();
  expect(fireEvent.submit(screen.getByRole('textbox'))).toBe(false);
  expect(sent).toHaveBeenCalledOnce();
});

it('it keeps what was typed before', async () => {
  await openFromServer('Sara');
  await act(async () => {
    for (const near of comeNear) near();
  });
  expect(started).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toHaveValue('Sara');
});

it('a change of the page reaches it at once, and what was typed stays', async () => {
  await openFromServer('Sara');
  act(() => change('touched'));
  expect(screen.getByRole('button')).toHaveTextContent('touched 0');
  expect(screen.getByRole('textbox')).toHaveValue('Sara');
  expect(complain).not.toHaveBeenCalled();
});

it('it is hydrated before the address changes and the router draws the page again', async () => {
  hydrateBeforeRedraw();
  await openFromServer('Sara');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(started).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toHaveValue('Sara');
});

it('a page that the browser draws is alive at once', () => {
  renderInLanguage(<Page />, 'en');
  expect(started).toHaveBeenCalledOnce();
});
