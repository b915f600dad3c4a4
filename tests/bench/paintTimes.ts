import type { Page } from 'playwright';

type Timed = { paint: Promise<number> };

/**
 * Milliseconds from an input to the frame in which the search shows what it changed: homes, their count, suggestions,
 * the number that the dialog promises.
 * @param type what the browser calls the input
 */
export async function timePaint(page: Page, type: 'keydown' | 'change' | 'click', act: () => Promise<void>) {
  await page.evaluate(listen, type);
  await act();
  const time = await page.evaluate(() => (window as unknown as Timed).paint);
  // Whatever comes after what is seen first does not belong to the next input.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
  return time;
}

/** Runs in the page; without functions that have names, as the compiler marks those with help that is not there. */
function listen(type: string): void {
  const paint = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`nothing changed after ${type}`)), 8000);
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => {
            // Answered when the frame is done with.
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
            channel.port2.postMessage(null);
          });
        });
        const screen = document.querySelector('[data-search-screen]');
        if (screen) observer.observe(screen, { childList: true, characterData: true, subtree: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { paint });
}
