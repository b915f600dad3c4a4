import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { features } from '../src/domain/content/listingTerms';

const sprite = readFileSync('static/icons/features.svg', 'utf8');
const drawings = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.+)<\/symbol>/g)].map(([, id, drawing]) => [
    id as string,
    drawing as string,
  ]),
);

it('every icon belongs to a feature, and every feature has one', () => {
  expect([...drawings.keys()].sort()).toEqual([...features].sort());
});

it('no two features share an icon', () => {
  expect(new Set(drawings.values()).size).toBe(features.length);
});

it('icons inherit their colour', () => {
  expect(sprite).not.toMatch(/\b(fill|stroke|style|class)=/);
});
