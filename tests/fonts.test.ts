import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charactersOf, fontRanges } from './support/writeFonts';

const faces = readFileSync('src/styles/fonts.css', 'utf8').split('@font-face');

describe.each(['latin', 'arabic'] as const)('our %s letters', (script) => {
  const face = faces.find((text) => text.includes(`fonts/readex-pro-${script}.woff2`)) ?? '';

  it('are those in the unicode-range of its font face', () => {
    const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
    expect(ranges.trim().split(/,\s*/)).toEqual(fontRanges[script].split(', '));
  });

  it('are in a file of at most 21 KB', () => {
    expect(readFileSync(`src/styles/fonts/readex-pro-${script}.woff2`).length).toBeLessThan(21 * 1024);
  });
});

it('unicode ranges are parsed as in CSS', () => {
  expect(charactersOf('U+0041-0043, U+0061')).toBe('ABCa');
});

it('dictionaries and content need no other characters, except for one name', () => {
  const known = new Set(charactersOf(`${fontRanges.latin}, ${fontRanges.arabic}`));
  const texts = ['locales', 'content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // The editor's own words appear on no page of the site.
      .filter((file) => /\.(json|md)$/.test(file) && !/README\.md$|^editor[\\/]/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  // Line separators and direction marks have no glyphs.
  const others = [...new Set(texts.join(''))].filter(
    (letter) => !known.has(letter) && !/[\n\u200e\u200f\u2066-\u2069]/.test(letter),
  );
  expect(others).toEqual(['ń']);
});
