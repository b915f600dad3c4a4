import { describe, expect, it } from 'vitest';
import { scriptHashesOf } from './scriptHashes';
import { withScriptsLater } from './startScriptsLater';

const style = '<style data-href="/component---src-templates-home-tsx.3ce1.css" data-identity="a"></style>';
const pageOf = (scripts: string) => `${style}<body><main></main><!-- a -->${scripts}<!-- b --></body>`;
const scriptsOf = (chunk: string) => [`/commons.js`, `/${chunk}-1.js`];

describe('withScriptsLater', () => {
  const later = withScriptsLater(
    pageOf('<script src="/a.js" async></script><script src="/b.js" async></script>'),
    scriptsOf,
  );

  it('lists the scripts of the page in one element, in the same order and position', () => {
    expect(later).toMatch(/<!-- a --><script data-scripts="\/a\.js \/b\.js" [^>]+>[^<]+<\/script><!-- b -->/);
    expect(later).not.toContain('async>');
  });

  it('lists the scripts of the template', () => {
    expect(later).toContain('data-template="/commons.js /component---src-templates-home-tsx-1.js"');
  });

  it('keeps the same inline script for all file names', () => {
    const other = withScriptsLater(pageOf('<script src="/c.js" async></script>'), () => ['/d.js']);
    expect(scriptHashesOf(other)).toEqual(scriptHashesOf(later));
  });

  it.each([
    ['has no <script src', pageOf('<script src="/a.js" defer></script>'), scriptsOf],
    ['does not name the chunk', pageOf('').replace(style, ''), () => []],
    ['does not name the chunk', pageOf('<script src="/a.js" async></script>'), () => []],
  ])('stop the build when a page %s', (message, html, templateScripts) => {
    expect(() => withScriptsLater(html, templateScripts, 'public/index.html')).toThrow(
      `public/index.html ${message}`,
    );
  });

  it('leaves a processed page unchanged', () => {
    expect(withScriptsLater(later, scriptsOf)).toBe(later);
  });
});
