// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { announceRoute } from './routeAnnouncement';

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Title</h1><p id="50%">Half</p><p id="الشروط">Terms</p></main>';
});

describe('the focus after a navigation', () => {
  it.each([
    ['', 'Title'],
    ['#%', 'Title'],
    ['#%E0%A4%A', 'Title'],
    ['#50%', 'Half'],
    ['#%D8%A7%D9%84%D8%B4%D8%B1%D9%88%D8%B7', 'Terms'],
  ])('to a URL that ends in "%s" is on %s', (hash, text) => {
    announceRoute(hash);
    expect(document.activeElement?.textContent).toBe(text);
  });
});
