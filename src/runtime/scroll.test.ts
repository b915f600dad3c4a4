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
  ])('goes softly to the top after %s', (from) => {
    expect(decideScrolling(from, to('/about/'), false)).toBe('softly');
    expect(decideScrolling(from, to('/properties/for-rent/in-lusail/'), false)).toBe('softly');
  });

  it('goes there at once for who asks for less motion', () => {
    expect(decideScrolling('/', to('/about/'), true)).toBe('atOnce');
  });

  it.each(['/about/', '/ar/articles/', '/rent/tenants-guide/', null])('restores after %s', (from) => {
    expect(decideScrolling(from, to('/services/'), false)).toBe('byRule');
  });

  it.each([
    '/properties/for-sale/in-lusail/',
    '/commercial-properties/for-rent/in-doha/',
    '/ar/properties/new-homes/for-sale/in-uk/',
  ])('never restores on %s', (path) => {
    expect(decideScrolling('/about/', to(path), false)).toBe('atOnce');
    expect(decideScrolling(null, to(path), false)).toBe('none');
    expect(decideScrolling(path, to(path), false)).toBe('none');
  });

  it('leaves fragments to the rule, wherever one comes from', () => {
    expect(decideScrolling('/', to('/faq/', '#rent'), false)).toBe('byRule');
  });
});
