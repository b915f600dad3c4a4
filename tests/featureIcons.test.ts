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

it('every feature has an icon, and there is none for anything else', () => {
  expect([...drawings.keys()].sort()).toEqual([...features].sort());
});

it('no two features share an icon', () => {
  expect(new Set(drawings.values()).size).toBe(features.length);
});

it('icons take their colour from where they are used', () => {
  expect(sprite).not.toMatch(/\b(fill|stroke|style|class)=/);
});
