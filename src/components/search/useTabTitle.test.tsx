// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTabTitle } from './useTabTitle';

const titles = () => [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent);

/** Adds a title as Gatsby does, which has removed the previous one before. */
function addTitle(text: string): void {
  const title = document.createElement('title');
  title.textContent = text;
  document.head.append(title);
}

it('restores the title of the search after Gatsby has replaced it, as the only title', async () => {
  addTitle('Homes for rent');
  renderHook(() => useTabTitle('Homes for rent, page 2'));
  expect(titles()).toEqual(['Homes for rent, page 2']);
  document.querySelector('title')?.remove();
  await Promise.resolve();
  addTitle('Homes for rent');
  await Promise.resolve();
  expect(titles()).toEqual(['Homes for rent, page 2']);
});
