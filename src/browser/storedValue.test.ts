// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedValue } from './storedValue';

const makeNames = () => storedValue<string[]>('names', (kept) => (Array.isArray(kept) ? kept : []));

/** What another window of the same browser does. */
function writeElsewhere(text: string): void {
  localStorage.setItem('names', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'names' }));
}

beforeEach(() => localStorage.clear());

describe('a stored value', () => {
  it('is what was kept, the same object each time', () => {
    localStorage.setItem('names', '["a"]');
    const names = makeNames();
    expect(names.read()).toEqual(['a']);
    expect(names.read()).toBe(names.read());
  });

  it.each(['', '{', '7'])('is empty where %j was kept', (text) => {
    localStorage.setItem('names', text);
    expect(makeNames().read()).toEqual([]);
  });

  it('follows other windows, whether anybody listens or not', () => {
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

  it('is shown by a browser that keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const names = makeNames();
    names.write(['a']);
    expect(names.read()).toEqual(['a']);
    vi.restoreAllMocks();
  });
});
