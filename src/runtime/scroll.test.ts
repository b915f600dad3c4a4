import { describe, expect, it } from 'vitest';
import { decideScrolling } from './scroll';

const to = (pathname: string, hash = '') => ({ pathname, hash });

describe('decideScrolling', () => {
  it.each([
    '/',
    '/ar/',
    '/buy-properties/',
    '/buy/',
    '/ar/rent/',
    '/properties-for-sale/two-bedroom-villa/cap-1/',
    '/ar/commercial-properties-for-rent/office/cap-2/',
  ])('scrolls smoothly to the top after %s', (from) => {
    expect(decideScrolling(from, to('/about/'), false)).toBe('smooth');
    expect(decideScrolling(from, to('/properties/for-rent/in-lusail/'), false)).toBe('smooth');
  });

  it('scrolls there instantly with reduced motion', () => {
    expect(decideScrolling('/', to('/about/'), true)).toBe('instant');
  });

  it.each(['/about/', '/ar/articles/', '/rent/tenants-guide/', null])(
    'restores the position after %s',
    (from) => {
      expect(decideScrolling(from, to('/services/'), false)).toBe('default');
    },
  );

  it.each([
    '/properties/for-sale/in-lusail/',
    '/commercial-properties/for-rent/in-doha/',
    '/ar/properties/new-homes/for-sale/in-uk/',
  ])('never restores the position on %s', (path) => {
    expect(decideScrolling('/about/', to(path), false)).toBe('instant');
    expect(decideScrolling(null, to(path), false)).toBe('none');
    expect(decideScrolling(path, to(path), false)).toBe('none');
  });

  it.each([
    ['scrolls to the top after a link to', 'PUSH', 'instant'],
    ['does not scroll after the back button within', 'POP', 'none'],
  ] as const)('%s the same results', (_, action, scrolling) => {
    const path = '/properties/for-rent/in-lusail/';
    expect(decideScrolling(path, { ...to(path), action }, false)).toBe(scrolling);
    expect(decideScrolling('/about/', { ...to('/about/'), action }, false)).toBe('default');
  });

  it('scrolls to fragments by default', () => {
    expect(decideScrolling('/', to('/faq/', '#rent'), false)).toBe('default');
  });
});
