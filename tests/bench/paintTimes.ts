import type { Locator, Page } from 'playwright';

type Timed = { paint: Promise<number> };
type Scheduling = {
  scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => void };
};

/**
 * Measures the milliseconds from an input to the frame in which the search shows a change: homes, their number,
 * suggestions, or the number of results in the dialog.
 * @param type the event type of the input
 */
export async function timePaint(page: Page, type: 'keydown' | 'change' | 'click', act: () => Promise<void>) {
  await page.evaluate(listen, type);
  await act();
  const time = await page.evaluate(() => (window as unknown as Timed).paint);
  // Wait for later work, so that it is not measured with the next input.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
  return time;
}

/** Runs in the page. Contains no named functions, because esbuild marks them with a helper that the page lacks. */
function listen(type: string): void {
  const paint = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`No change was rendered after ${type}`)), 8000);
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => {
            // The first task after the frame, before tasks of loaded pictures.
            (window as unknown as Scheduling).scheduler.postTask(
              () => resolve(performance.now() - timeStamp),
              { priority: 'user-blocking' },
            );
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

/** Milliseconds between pointer down and up, a minimum for fingers. */
const press = 80;

/** Prepares a click with plain mouse events, without the checks that Playwright makes around `click`. */
export async function aim(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not visible: ${target}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // Wait until effects of the pointer's move are complete.
  await page.waitForTimeout(200);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(press);
    await page.mouse.up();
  };
}
