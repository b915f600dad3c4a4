import { describe, expect, it } from 'vitest';
import { readSoundContent } from '../../../tests/support/plannedSite';
import { mismatchOf } from './mismatchOf';
import type { PictureEntry } from './pictures';

const content = readSoundContent();
const areas = new Map(content.areas.map((area) => [area.slug, area]));
const photo: PictureEntry = {
  file: 'x-01.jpg',
  kind: 'photo',
  alt: { en: 'x', ar: 'x' },
  width: 1600,
  height: 1067,
  scene: null,
  setting: null,
  areas: [],
  view: null,
  storey: null,
  furnished: null,
  shows: null,
  draft: null,
};
const home = {
  type: 'apartment' as const,
  area: 'west-bay',
  floor: 12,
  view: 'sea' as const,
  features: ['balcony' as const],
  fitOut: null,
};
const fieldOf = (changes: Partial<PictureEntry>, other: Partial<Parameters<typeof mismatchOf>[0]> = {}) =>
  mismatchOf({ ...home, ...other }, { ...photo, ...changes }, areas)?.field ?? null;

describe('a photo contradicts a home', () => {
  it.each([
    ['scene', { scene: 'villa' }, {}],
    ['setting', { setting: 'uk' }, {}],
    ['setting', { setting: 'gulf' }, { area: 'manchester' }],
    ['areas', { areas: ['lusail'] }, {}],
    ['view', { view: 'river' }, {}],
    ['storey', { storey: 'high' }, { floor: 3 }],
    ['storey', { storey: 'high' }, { type: 'villa', floor: null }],
    ['storey', { storey: 'low' }, {}],
    ['shows', { shows: 'private-pool' }, {}],
    ['furnished', { furnished: true }, { type: 'office-space', fitOut: 'shell-and-core' }],
  ] as const)('by its %s: %o of %o', (field, changes, other) => {
    expect(fieldOf(changes as Partial<PictureEntry>, other)).toBe(field);
  });
});

describe('a photo agrees with a home', () => {
  it.each([
    [{}, {}],
    [{ scene: 'living-room', setting: 'gulf', storey: 'high', furnished: true }, {}],
    [{ areas: ['west-bay'] }, { area: '35-west-bay' }],
    [{ storey: 'low' }, { floor: 2 }],
    [{ storey: 'low' }, { type: 'villa', floor: null }],
    [{ view: 'sea', shows: 'balcony' }, {}],
  ] as const)('as %o does with %o', (changes, other) => {
    expect(fieldOf(changes as Partial<PictureEntry>, other)).toBeNull();
  });
});

it('no listing of the content shows a photo that contradicts it', () => {
  const pictures = new Map(content.pictures.map((entry) => [entry.file, entry]));
  const wrong = content.listings.flatMap((listing) =>
    listing.gallery.flatMap((file) => {
      const entry = pictures.get(file);
      const mismatch = entry && mismatchOf(listing, entry, areas);
      return mismatch ? [`${listing.reference}: ${file} (${mismatch.field} ${mismatch.found})`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
