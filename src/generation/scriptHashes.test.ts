import { expect, it } from 'vitest';
import { scriptHashesOf } from './scriptHashes';

it('scriptHashesOf: inline scripts, neither files nor data', () => {
  const html = `<script>a()</script><script src="/b.js" async></script>
    <script type="application/ld+json">{}</script><script id="x" data-page-path="/about/">a()</script>`;
  const hash = 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=';
  expect(scriptHashesOf(html)).toEqual([hash, hash]);
});
