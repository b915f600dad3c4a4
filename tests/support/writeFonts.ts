import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * The characters of the site's subset fonts, as CSS unicode ranges. A page with other characters also loads the
 * complete font files. After a change, run `npm run fonts` and update the ranges in `src/styles/fonts.css`.
 */
export const fontRanges = {
  latin:
    'U+0020-007E, U+00A0, U+00A3, U+00A9, U+00AB, U+00B0, U+00B2-00B3, U+00B7, U+00BB, U+00BD, U+00C1, U+00C5, U+00C9, U+00D6-00D7, U+00E0-00E4, U+00E7-00EB, U+00ED-00EF, U+00F1, U+00F3-00F4, U+00F6, U+00FA, U+00FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2192, U+2212, U+2248',
  arabic:
    'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0652, U+0660-066C, U+0670, U+067E, U+0686, U+06A4, U+06A9, U+06AF, U+06CC, U+200C-200D',
} as const;

/** The range of font weights, which includes those used in `tokens.css`. */
const weights = { min: 300, max: 600 };

/** Expands unicode ranges to their characters: `U+0041-0043, U+0061` becomes `ABCa`. */
export function charactersOf(ranges: string): string {
  return ranges
    .split(', ')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step));
    })
    .join('');
}

async function main(): Promise<void> {
  for (const [script, ranges] of Object.entries(fontRanges)) {
    const whole = require.resolve(
      `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
    );
    const subset = await subsetFont(readFileSync(whole), charactersOf(ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(join('src/styles/fonts', `readex-pro-${script}.woff2`), subset);
    console.log(`${script}: ${subset.length} bytes`);
  }
}

if (require.main === module) void main();
