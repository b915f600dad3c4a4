import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inLanguage, renderInLanguage } from '../../../tests/support/renderInLanguage';
import { stubObserver } from '../../../tests/support/stubObserver';
import { Part } from './Part';
import { hydrateBeforeRedraw } from './waitingParts';

let comeNear: (() => void)[] = [];
let root: Root | undefined;
const complain = vi.fn();
const started = vi.fn();
const sent = vi.fn();

beforeEach(() => {
  comeNear = [];
  stubObserver('IntersectionObserver', (see) => comeNear.push(() => see([{ isIntersecting: true }])));
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
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

const scrollNear = () =>
  act(async () => {
    for (const near of comeNear) near();
  });

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

/** Returns a document with the prerendered HTML of a page. */
function prerender(page: ReactElement): HTMLElement {
  const container = document.createElement('div');
  vi.stubGlobal('document', undefined);
  const html = renderToString(inLanguage(page, 'en'));
  vi.stubGlobal('document', container.ownerDocument);
  container.innerHTML = html;
  document.body.append(container);
  return container;
}

/** Opens a prerendered page in which only the default hydration has run. `typed` is entered in the field beforehand. */
async function openFromServer(typed = ''): Promise<void> {
  const container = prerender(<Page />);
  if (typed) (screen.getByRole('textbox') as HTMLInputElement).value = typed;
  await act(async () => {
    root = hydrateRoot(container, inLanguage(<Page />, 'en'), { onRecoverableError: complain });
  });
}

it('keeps the prerendered HTML of a part that is far from the viewport', async () => {
  await openFromServer();
  expect(screen.getByRole('button')).toHaveTextContent('pressed 0');
  expect(started).not.toHaveBeenCalled();
});

it('keeps a part far from the viewport although an update interrupts the hydration of the page', async () => {
  const ticked = vi.fn();
  let tick: (count: number) => void = () => {};
  function Ticker() {
    const [count, setCount] = useState(0);
    tick = setCount;
    useEffect(() => ticked(count), [count]);
    return null;
  }
  let isSlow = true;
  let attempts = 0;
  /** Takes longer than React's time slice, so that other tasks get their turn. */
  function Slow() {
    const end = performance.now() + 30;
    while (isSlow && performance.now() < end);
    if (isSlow) attempts += 1;
    useEffect(() => {
      isSlow = false;
    }, []);
    return <p>Slow</p>;
  }
  const page = (
    <>
      <Ticker />
      <Page />
      <Suspense>
        <Slow />
      </Suspense>
      <Suspense>
        <Slow />
      </Suspense>
    </>
  );
  isSlow = false;
  const container = prerender(page);
  isSlow = true;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  root = hydrateRoot(container, inLanguage(page, 'en'), { onRecoverableError: complain });
  while (attempts === 0) await new Promise((next) => setTimeout(next));
  flushSync(() => tick(1));
  await vi.waitFor(() => expect(isSlow).toBe(false), { timeout: 5000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  expect(ticked).toHaveBeenLastCalledWith(1);
  expect(attempts).toBeGreaterThan(2);
  expect(started).not.toHaveBeenCalled();
});

it('hydrates a part when the visitor scrolls near it', async () => {
  await openFromServer();
  await scrollNear();
  expect(started).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
});

it('hydrates a part on the first click, whatever its position', async () => {
  await openFromServer();
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('pressed 1');
  expect(comeNear).toHaveLength(1);
});

it('handles the first submit of a form in an unhydrated part', async () => {
  await openFromServer();
  expect(fireEvent.submit(screen.getByRole('textbox'))).toBe(false);
  expect(sent).toHaveBeenCalledOnce();
});

it('keeps the text typed before hydration', async () => {
  await openFromServer('Sara');
  await scrollNear();
  expect(started).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toHaveValue('Sara');
});

it('applies a change of props at once and keeps the typed text', async () => {
  await openFromServer('Sara');
  act(() => change('touched'));
  expect(screen.getByRole('button')).toHaveTextContent('touched 0');
  expect(screen.getByRole('textbox')).toHaveValue('Sara');
  expect(complain).not.toHaveBeenCalled();
});

it('hydrates a part before the URL changes and the router renders the page again', async () => {
  hydrateBeforeRedraw();
  await openFromServer('Sara');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(started).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toHaveValue('Sara');
});

it('renders a page reached by client-side navigation without waiting', () => {
  renderInLanguage(<Page />, 'en');
  expect(started).toHaveBeenCalledOnce();
});
