// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { endNavigation, followNavigations, navigationTarget } from './navigation';

it('the target is set until the navigation has ended', () => {
  const go = vi.fn();
  window.___navigate = go;
  followNavigations();
  expect(navigationTarget()).toBeNull();

  window.___navigate('/faq/', { replace: true });
  expect(go).toHaveBeenCalledExactlyOnceWith('/faq/', { replace: true });
  expect(navigationTarget()).toBe('/faq/');
  endNavigation();
  expect(navigationTarget()).toBeNull();

  window.history.replaceState(null, '', '/about/?a=1#b');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(navigationTarget()).toBe('/about/?a=1#b');
});
