import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../i18n/locales';
import { floorPlanWords } from './floorPlanWords';
import { labelsOf } from './translateFloorPlan';
import { createWords, readDictionaries } from './words';

const dictionaries = readDictionaries('locales');
const words = createWords(dictionaries);
const say = floorPlanWords(dictionaries.en.plans ?? {});
const plans = readdirSync('content/pictures').filter((file) => /plan-.*\.svg$/.test(file));

describe('floorPlanWords', () => {
  it.each([
    ['Balcony', 'شرفة'],
    ['Bath', 'حمام'],
    ['Bath 2', 'حمام 2'],
    ['Bedroom 3', 'غرفة نوم 3'],
    ['2-bedroom apartment', 'شقة بغرفتي نوم'],
    ['4-bedroom penthouse', 'بنتهاوس بـ4 غرف نوم'],
    ['24 floors', '24 طابقًا'],
    ['4.8 × 5.8 m', '4.8 × 5.8 م'],
    ['116 m²', '116 م²'],
    ['Type B2 · indicative layout', 'النموذج B2 · مخطط استرشادي'],
    ['N', 'ش'],
  ])('"%s" is "%s" in Arabic', (label, arabic) => {
    expect(say(label, words.ar)).toBe(arabic);
  });

  it.each(['A', '12', '0'])('keeps "%s" unchanged', (label) => {
    expect(say(label, words.ar)).toBe(label);
  });

  it('returns null for an unknown label', () => {
    expect(say('Dungeon', words.ar)).toBeNull();
    expect(say('Bedroom two', words.ar)).toBe('غرفة نوم two');
  });

  it.each(plans)('translates every label of %s, and keeps it in its own language', (file) => {
    const labels = labelsOf(readFileSync(`content/pictures/${file}`, 'utf8'));
    expect(labels.length).toBeGreaterThan(5);
    expect(labels.map((label) => say(label, words.en))).toEqual(labels);
    for (const code of localeCodes) for (const label of labels) expect(say(label, words[code])).toBeTruthy();
  });
});
