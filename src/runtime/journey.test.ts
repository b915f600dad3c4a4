// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { endJourney, followJourneys, targetOfJourney } from './journey';

it('the path that was asked for is known until its page is there', () => {
  const go = vi.fn();
  window.___navigate = go;
  followJourneys();
  expect(targetOfJourney()).toBeNull();

  window.___navigate('/faq/', { replace: true });
  expect(go).toHaveBeenCalledExactlyOnceWith('/faq/', { replace: true });
  expect(targetOfJourney()).toBe('/faq/');
  endJourney();
  expect(targetOfJourney()).toBeNull();

  window.history.replaceState(null, '', '/about/?a=1#b');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(targetOfJourney()).toBe('/about/?a=1#b');
});
