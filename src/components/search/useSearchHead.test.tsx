// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSearchHead } from './useSearchHead';

const titles = () => [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent);

/** Adds a title as Gatsby does, which has removed the previous one before. */
function addTitle(text: string): void {
  const title = document.createElement('title');
  title.textContent = text;
  document.head.append(title);
}

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

it('restores the title of the search after Gatsby has replaced it, as the only title', async () => {
  addTitle('Homes for rent');
  renderHook(() => useSearchHead('Homes for rent, page 2'));
  expect(titles()).toEqual(['Homes for rent, page 2']);
  document.querySelector('title')?.remove();
  await Promise.resolve();
  addTitle('Homes for rent');
  await Promise.resolve();
  expect(titles()).toEqual(['Homes for rent, page 2']);
});

it('names the searched place as canonical, without filters, also after Gatsby has replaced the link', async () => {
  const site = 'https://www.safabay.example';
  const addCanonical = () => {
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = `${site}/properties/search/`;
    document.head.append(link);
    return link;
  };
  addTitle('Homes');
  const first = addCanonical();
  window.history.replaceState(null, '', '/properties/for-rent/in-lusail/?min-bedrooms=2');
  renderHook(() => useSearchHead('Homes for rent in Lusail'));
  expect(first.href).toBe(`${site}/properties/for-rent/in-lusail/`);
  first.remove();
  const second = addCanonical();
  await Promise.resolve();
  expect(second.href).toBe(`${site}/properties/for-rent/in-lusail/`);
});
