// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepJumpsFromRouter } from './keepJumpsFromRouter';

const router = vi.fn();

beforeAll(() => {
  window.history.replaceState(null, '', '/about/?tab=1');
  keepJumpsFromRouter();
  window.addEventListener('popstate', router);
});

/** What the browser does when a link within the page, or its back button, leads to an address. */
function goTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  goTo('/about/?tab=1');
  router.mockClear();
});

it('a jump within the page is none of the router’s business, nor is the way back', () => {
  goTo('/about/?tab=1#offices');
  goTo('/about/?tab=1#team');
  goTo('/about/?tab=1');
  expect(router).not.toHaveBeenCalled();
});

it.each(['/about/?tab=2', '/about/?tab=2#offices', '/contact/', '/contact/#form'])('%s is', (address) => {
  goTo(address);
  expect(router).toHaveBeenCalledOnce();
});

it('a jump is one after the address was written without an event, too', () => {
  window.history.replaceState(null, '', '/about/?tab=3');
  document.body.click();
  goTo('/about/?tab=3#offices');
  expect(router).not.toHaveBeenCalled();
});
