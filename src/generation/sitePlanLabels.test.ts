import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sitePlanLabels } from './sitePlanLabels';

const labelsOf = (file: string) => sitePlanLabels(readFileSync(`content/pictures/${file}`, 'utf8'));

describe('sitePlanLabels', () => {
  it('finds the towers and their positions', () => {
    const labels = labelsOf('siteplan-waterfront-towers.svg');
    expect(labels.map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D']);
    expect(labels[0]).toEqual({ text: 'A', x: 16.9, y: 25.7 });
  });

  it('finds each villa once', () => {
    const numbers = labelsOf('siteplan-villa-compound.svg').map(({ text }) => Number(text));
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });
});
