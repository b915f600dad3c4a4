import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { floorPlanWords } from './floorPlanWords';
import { translateFloorPlan } from './translateFloorPlan';
import { createWords, readDictionaries } from './words';

const dictionaries = readDictionaries('locales');
const words = createWords(dictionaries);
const say = floorPlanWords(dictionaries.en.plans ?? {});
const inArabic = (svg: string) => translateFloorPlan(svg, 'ar', (label) => say(label, words.ar));

describe('translateFloorPlan to Arabic', () => {
  it('sets labels right to left, still centred in their rooms', () => {
    const svg = '<svg><text x="5" text-anchor="middle"><tspan x="5" dy="0">Bath 2</tspan></text></svg>';
    expect(inArabic(svg)).toBe(
      '<svg lang="ar"><text direction="rtl" x="5" text-anchor="middle"><tspan x="5" dy="0">حمام 2</tspan></text></svg>',
    );
  });

  it('keeps the position of a left-aligned label', () => {
    expect(inArabic('<svg><text x="5">Pool</text></svg>')).toBe(
      '<svg lang="ar"><text direction="rtl" x="5" text-anchor="end">مسبح</text></svg>',
    );
  });

  it('moves elements with data-mirrored', () => {
    expect(
      inArabic('<svg><rect x="0" data-mirrored="40"/><text x="5" data-mirrored="90">Pool</text></svg>'),
    ).toBe('<svg lang="ar"><rect x="40"/><text direction="rtl" x="90">مسبح</text></svg>');
  });

  it('translates the name of the plan', () => {
    expect(inArabic('<svg aria-label="Studio"><title>Studio</title></svg>')).toBe(
      '<svg lang="ar" aria-label="استوديو"><title>استوديو</title></svg>',
    );
  });

  it.each(readdirSync('content/pictures').filter((file) => /plan-.*\.svg$/.test(file)))(
    'leaves no English on %s, and its drawing as it is',
    (file) => {
      const svg = readFileSync(`content/pictures/${file}`, 'utf8');
      const arabic = inArabic(svg);
      const texts = [...arabic.matchAll(/>([^<]+)</g)].map(([, text = '']) => text);
      expect(texts.filter((text) => /[A-Za-z]{2}/.test(text))).toEqual([]);
      const lines = (drawing: string) => drawing.match(/<(path|circle|line|rect)\b/g)?.length;
      expect(lines(arabic)).toBe(lines(svg));
    },
  );
});
