import { describe, expect, it } from 'vitest';
import { textRuns } from './textRuns';

const shown = (text: string, base: 'arabic' | 'latin') =>
  textRuns(text, base).map((run) => `${run.script[0]}:${run.text}`);

describe('textRuns', () => {
  it('keeps figures and unit numbers together within Arabic', () => {
    expect(shown('الوحدة B-1205 بسعر 1,250,000 ر.ق', 'arabic')).toEqual([
      'a:الوحدة ',
      'l:B-1205',
      'a: بسعر ',
      'l:1,250,000',
      'a: ر.ق',
    ]);
  });

  it('counts a full stop after a figure to the sentence', () => {
    expect(shown('منذ 2026.', 'arabic')).toEqual(['a:منذ ', 'l:2026', 'a:.']);
  });

  it('returns one run for English', () => {
    expect(shown('From QAR 900,000 (2028).', 'latin')).toEqual(['l:From QAR 900,000 (2028).']);
  });

  it('drops direction marks', () => {
    expect(shown('\u2066+974 4000 1180\u2069', 'arabic')).toEqual(['l:+974 4000 1180']);
  });
});
