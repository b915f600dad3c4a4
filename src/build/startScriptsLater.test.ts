import { describe, expect, it } from 'vitest';
import { scriptHashesOf } from './scriptHashes';
import { withScriptsLater } from './startScriptsLater';

const pageOf = (scripts: string) => `<body><main></main><!-- a -->${scripts}<!-- b --></body>`;

describe('scripts of a page', () => {
  const later = withScriptsLater(
    pageOf('<script src="/a.js" async></script><script src="/b.js" async></script>'),
  );

  it('are named in one element, in their order, in their place', () => {
    expect(later).toMatch(/<!-- a --><script data-scripts="\/a\.js \/b\.js">[^<]+<\/script><!-- b -->/);
    expect(later).not.toContain('async>');
  });

  it('share one hash, whatever their names', () => {
    const other = withScriptsLater(pageOf('<script src="/c.js" async></script>'));
    expect(scriptHashesOf(other)).toEqual(scriptHashesOf(later));
  });

  it('stay as they are when that was done before', () => {
    expect(withScriptsLater(later)).toBe(later);
  });
});
