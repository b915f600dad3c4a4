import { describe, expect, it } from 'vitest';
import { paragraphs, readingMinutes, renderMarkdown } from './renderMarkdown';

describe('renderMarkdown', () => {
  it('keeps links within the site in the language of the page', () => {
    const text = '[Guide](/rent/tenants-guide/) and [law](https://www.almeezan.qa/)';
    expect(renderMarkdown(text, 'en')).toContain('<a href="/rent/tenants-guide/">Guide</a>');
    expect(renderMarkdown(text, 'ar')).toContain('<a href="/ar/rent/tenants-guide/">Guide</a>');
    expect(renderMarkdown(text, 'ar')).toContain('<a href="https://www.almeezan.qa/">law</a>');
  });

  it.each([
    ['## Getting around', '<h2 id="getting-around">Getting around</h2>'],
    ['### كم يكلّف؟', '<h3 id="كم-يكلّف">كم يكلّف؟</h3>'],
    ['## Costs & fees', '<h2 id="costs-fees">Costs &amp; fees</h2>'],
  ])('gives the heading %s an address of its own', (text, html) => {
    expect(renderMarkdown(text, 'en').trim()).toBe(html);
  });

  it('takes the text of a heading without its markup, and numbers equal headings', () => {
    const text = '## **Costs** and [fees](/x/)\n\n| a |\n|---|\n| 1 |\n\n## Costs and fees';
    const html = renderMarkdown(text, 'en');
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="costs-and-fees"', 'id="costs-and-fees-2"']);
    expect(html).toContain('aria-label="Costs and fees"');
  });

  it('gives no two headings of a text the same id', () => {
    const html = renderMarkdown('## Fees\n\n## Fees\n\n## Fees 2', 'en');
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="fees"', 'id="fees-2"', 'id="fees-2-2"']);
  });

  it('makes tables scrollable by themselves, also by keyboard', () => {
    const html = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |', 'en');
    expect(html).toMatch(/^<div class="tableScroll" role="region" aria-label="a" tabindex="0"><table>/);
    expect(html).toContain('<th scope="col">a</th>');
    expect(html.trim()).toMatch(/<\/table><\/div>$/);
  });

  it('escapes HTML', () => {
    expect(renderMarkdown('<script>alert(1)</script>', 'en')).not.toContain('<script');
    expect(renderMarkdown('[x](javascript:alert(1))', 'en')).not.toContain('href');
  });
});

it.each([
  ['', 1],
  ['word '.repeat(90), 1],
  ['word '.repeat(500), 3],
])('reading takes at least a minute', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

it('paragraphs splits at empty lines', () => {
  expect(paragraphs('One\nstill one.\n\n\n  Two.  \n')).toEqual(['One\nstill one.', 'Two.']);
});
