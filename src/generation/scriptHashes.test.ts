import { expect, it } from 'vitest';
import { scriptHashesOf } from './scriptHashes';

it('scriptHashesOf: inline scripts, neither files nor data', () => {
  const html = `<script>a()</script><script src="/b.js" async></script>
    <script type="application/ld+json">{}</script><script id="x" data-page-path="/about/">a()</script>`;
  const hash = 'sha256-pEXe1ShzdWwSYw9XH6iUKTxQfMHsAVBjm6PbrCcXz6Q=';
  expect(scriptHashesOf(html)).toHaveLength(2);
  expect(new Set(scriptHashesOf(html)).size).toBe(1);
  expect(scriptHashesOf(html)[0]).toMatch(/^sha256-.{43}=$/);
  expect(hash).toHaveLength(scriptHashesOf(html)[0]?.length ?? 0);
});
