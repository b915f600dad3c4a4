// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { setPageLanguage } from './pageLanguage';

const { documentElement: root } = document;

test('the document follows the language of the address', () => {
  setPageLanguage('/ar/about/');
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
  setPageLanguage('/about/');
  expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
});

test('a language that is already set is not set again', () => {
  setPageLanguage('/about/');
  const set = vi.spyOn(root, 'setAttribute');
  const changes = new MutationObserver(() => undefined);
  changes.observe(root, { attributes: true });
  setPageLanguage('/offplan/');
  expect(changes.takeRecords()).toEqual([]);
  expect(set).not.toHaveBeenCalled();
});
