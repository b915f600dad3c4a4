import type { Locator, Page } from 'playwright';

type Timed = { paint: Promise<number> };
type Scheduling = {
  scheduler: { postTask: (task: () => void, options: { priority: 'user-blocking' }) => void };
};

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
            // The first task after the frame, before those of pictures that arrive.
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

/** Milliseconds between pressing and letting go, as a finger takes them at least. */
const press = 80;

/** Clicks as a hand does, without the questions that the testing library asks the page before and after. */
export async function aim(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to click on: ${target}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // What the pointer brings about is done with first.
  await page.waitForTimeout(200);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(press);
    await page.mouse.up();
  };
}
