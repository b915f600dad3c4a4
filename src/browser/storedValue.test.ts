// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedValue } from './storedValue';

const makeNames = () => storedValue<string[]>('names', (kept) => (Array.isArray(kept) ? kept : []));

/** Simulates a write by another window of the same browser. */
function writeElsewhere(text: string): void {
  localStorage.setItem('names', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'names' }));
}

beforeEach(() => localStorage.clear());

describe('a stored value', () => {
  it('is read from storage, as the same object each time', () => {
    localStorage.setItem('names', '["a"]');
    const names = makeNames();
    expect(names.read()).toEqual(['a']);
    expect(names.read()).toBe(names.read());
  });

  it.each(['', '{', '7'])('is empty if %j was stored', (text) => {
    localStorage.setItem('names', text);
    expect(makeNames().read()).toEqual([]);
  });

  it('follows other windows, with and without subscribers', () => {
    const names = makeNames();
    names.write(['a']);
    writeElsewhere('["b"]');
    expect(names.read()).toEqual(['b']);
    const listener = vi.fn();
    const leave = names.subscribe(listener);
    writeElsewhere('["c"]');
    expect(listener).toHaveBeenCalledOnce();
    expect(names.read()).toEqual(['c']);
    leave();
    writeElsewhere('["d"]');
    expect(listener).toHaveBeenCalledOnce();
    expect(names.read()).toEqual(['d']);
  });

  it('notices what another window stored between reading and subscribing', () => {
    const names = makeNames();
    names.write(['a']);
    writeElsewhere('["b"]');
    const leave = names.subscribe(() => {});
    expect(names.read()).toEqual(['b']);
    leave();
  });

  it('follows what other windows stored while the page was in the back/forward cache', () => {
    const names = makeNames();
    const listener = vi.fn();
    const leave = names.subscribe(listener);
    names.write(['a']);
    listener.mockReset();
    const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    comeBack();
    expect(listener).not.toHaveBeenCalled();
    // Such a page receives no event.
    localStorage.setItem('names', '["a","b"]');
    comeBack();
    expect(listener).toHaveBeenCalledOnce();
    expect(names.read()).toEqual(['a', 'b']);
    leave();
    localStorage.setItem('names', '["c"]');
    comeBack();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is kept in memory if storage is unavailable', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const names = makeNames();
    names.write(['a']);
    expect(names.read()).toEqual(['a']);
    vi.restoreAllMocks();
  });
});
