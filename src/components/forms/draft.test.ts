// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft';

afterEach(() => dropDraft('enquiry'));

it('keeps the newest answers where storage has no room for them', () => {
  keepDraft('enquiry', { name: 'Sara' });
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft('enquiry', { name: 'Sara Haddad' });
  expect(readDraft('enquiry')).toEqual({ name: 'Sara Haddad' });
  store.mockRestore();
  keepDraft('enquiry', { name: 'Sara H.' });
  expect(readDraft('enquiry')).toEqual({ name: 'Sara H.' });
});
