// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from './followLinks';
import { notePageHydrated } from './navigation';

const navigate = vi.fn();
const hovering = vi.fn();

followLinks();
notePageHydrated();

beforeEach(() => {
  navigate.mockReset();
  hovering.mockReset();
  window.history.replaceState(null, '', '/about/');
  window.___navigate = navigate;
  window.___loader = { hovering, enqueue: vi.fn(), loadPage: vi.fn() };
});

/** Clicks on the text of a link. Returns whether the browser would follow the link itself. */
function click(link: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  // jsdom cannot navigate. A browser would follow the link if the click is not prevented by now.
  const followed = { byBrowser: true };
  const note = (seen: Event) => {
    followed.byBrowser = !seen.defaultPrevented;
    seen.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  document.querySelector('b')?.dispatchEvent(event);
  return followed.byBrowser;
}

describe('a click on a link', () => {
  it.each([
    ['/buy/', '/buy/'],
    ['/ar/about/', '/ar/about/'],
    ['/properties/for-rent/in-lusail/?view=map#top', '/properties/for-rent/in-lusail/?view=map#top'],
    [`${window.location.origin}/rent/`, '/rent/'],
    ['/about/?page=2#list', '/about/?page=2#list'],
  ])('to the page %s navigates on the client', (href, path) => {
    expect(click(`<a href="${href}"><b>Go</b></a>`)).toBe(false);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(path);
  });

  it.each([
    ['another site', '<a href="https://www.gov.qa/"><b>Go</b></a>'],
    ['a file', '<a href="/articles/rss.xml"><b>Go</b></a>'],
    ['a download', '<a href="/plans/" download><b>Go</b></a>'],
    ['another tab', '<a href="/buy/" target="_blank"><b>Go</b></a>'],
    ['a number', '<a href="tel:+97440001180"><b>Go</b></a>'],
    ['a place on this page', '<a href="/about/#values"><b>Go</b></a>'],
    ['nothing', '<p><b>Go</b></p>'],
  ])('to %s is left to the browser', (_kind, link) => {
    expect(click(link)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %o is left to the browser',
    (options) => {
      expect(click('<a href="/buy/"><b>Go</b></a>', options)).toBe(true);
    },
  );

  it('is left to the browser until Gatsby has started', () => {
    window.___navigate = undefined;
    expect(click('<a href="/buy/"><b>Go</b></a>')).toBe(true);
  });
});

it.each(['mouseover', 'focusin', 'touchstart'])('a page is prefetched on %s', async (type) => {
  document.body.innerHTML = '<a href="/buy/?a=1"><b>Go</b></a><a href="https://www.gov.qa/"><i>Go</i></a>';
  document.querySelector('b')?.dispatchEvent(new Event(type, { bubbles: true }));
  document.querySelector('i')?.dispatchEvent(new Event(type, { bubbles: true }));
  await vi.waitFor(() => expect(hovering).toHaveBeenCalledExactlyOnceWith('/buy/'));
});
