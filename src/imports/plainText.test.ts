import { describe, expect, it } from 'vitest';
import { plainText } from './plainText';
import { readNumber } from './readNumber';

describe('texts', () => {
  it.each([
    ['<p>A&nbsp;quiet   flat.</p><br>By the sea &amp; park', 'A quiet flat.\nBy the sea & park'],
    ['&lt;p&gt;Escaped &lt;b&gt;HTML&lt;/b&gt;&lt;/p&gt;', 'Escaped HTML'],
    ['5 < 6 and 7 > 3, 110 m&sup2;', '5 < 6 and 7 > 3, 110 m²'],
    ['a\u202Eb\u0000c\u200B', 'abc'],
    ['&#x634;&#1602;&#1577;', 'شقة'],
    ['A &constructor; &__proto__; flat', 'A &constructor; &__proto__; flat'],
    ['Quiet<!-- <b> --> flat<!-- no end', 'Quiet flat<!-- no end'],
  ])('with HTML become plain: %s', (html, text) => expect(plainText(html)).toBe(text));

  it.each([
    ['<script>alert(1)</script>'],
    ['&lt;script src=x&gt;'],
    ['<img src=x onerror=alert(1)>'],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<iframe src="https://example.com">'],
  ])('that run code are refused: %s', (html) => expect(plainText(html)).toBeNull());

  it.each(['<', '< ', '</', '<!--', '<br', '<a on', ' onx', '&a', 'javascript '])(
    'with much of "%s" take little time',
    (part) => {
      const text = `<${' '.repeat(50_000)}${part.repeat(150_000 / part.length)}`;
      const started = performance.now();
      plainText(text);
      expect(performance.now() - started).toBeLessThan(1000);
    },
  );

  it.each([
    ['1,250,000', 1_250_000],
    ['١٢٥٠', 1250],
    ['110.5', 110.5],
    ['1.250,00', null],
    ['12k', null],
    ['1e9', null],
  ])('with the number %s', (text, value) => expect(readNumber(text)).toBe(value));
});
