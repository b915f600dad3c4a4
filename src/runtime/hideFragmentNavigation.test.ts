// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hideFragmentNavigation } from './hideFragmentNavigation';

const router = vi.fn();

beforeAll(() => {
  window.history.replaceState(null, '', '/about/?tab=1');
  hideFragmentNavigation();
  window.addEventListener('popstate', router);
});

/** Simulates the browser following a fragment link or going back. */
function goTo(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  goTo('/about/?tab=1');
  router.mockClear();
});

it('the router does not see a navigation to a fragment, nor the way back', () => {
  goTo('/about/?tab=1#offices');
  goTo('/about/?tab=1#team');
  goTo('/about/?tab=1');
  expect(router).not.toHaveBeenCalled();
});

it.each(['/about/?tab=2', '/about/?tab=2#offices', '/contact/', '/contact/#form'])(
  'the router sees a navigation to %s',
  (address) => {
    goTo(address);
    expect(router).toHaveBeenCalledOnce();
  },
);

it('the router does not see a navigation to a fragment after replaceState either', () => {
  window.history.replaceState(null, '', '/about/?tab=3');
  document.body.click();
  goTo('/about/?tab=3#offices');
  expect(router).not.toHaveBeenCalled();
});
