import { describe, expect, it } from 'vitest';
import type { Listing } from '../../src/domain/content/listings';
import { readSoundContent } from '../support/plannedSite';

const { listings } = readSoundContent();
const shown = (homes: readonly Listing[]) =>
  homes.map(({ reference, gallery }) => `${reference}: ${gallery}`);

/** What may be seen in the gallery of each type, by the beginning of the file's name. */
const outside = 'area|tower|marina|london';
const rooms = `living-room|kitchen|bedroom|bathroom|terrace|pool-terrace|lobby|${outside}`;
const suits: Record<Listing['type'], RegExp> = {
  apartment: new RegExp(`^(${rooms})-`),
  duplex: new RegExp(`^(${rooms})-`),
  penthouse: new RegExp(`^(${rooms})-`),
  villa: /^(villa|kitchen|bedroom|bathroom|living-room|pool-terrace)-/,
  compound: /^(villa|kitchen|bedroom|bathroom|living-room|pool-terrace)-/,
  land: new RegExp(`^(villa|${outside})-`),
  'office-space': new RegExp(`^(office|lobby|${outside})-`),
  shop: new RegExp(`^(retail|${outside})-`),
  'whole-building': new RegExp(`^(${rooms})-`),
};

describe('the gallery of every home', () => {
  it('has five to nine pictures', () => {
    expect(shown(listings.filter(({ gallery }) => gallery.length < 5 || gallery.length > 9))).toEqual([]);
  });

  it('shows no picture twice', () => {
    expect(shown(listings.filter(({ gallery }) => new Set(gallery).size < gallery.length))).toEqual([]);
  });

  it('shows only what such a home can have', () => {
    const odd = listings.filter(({ type, gallery }) => gallery.some((file) => !suits[type].test(file)));
    expect(shown(odd)).toEqual([]);
  });

  it('shows nothing fitted in a bare shop', () => {
    const bare = listings.filter(({ type, fitOut }) => type === 'shop' && fitOut === 'shell-and-core');
    expect(bare.length).toBeGreaterThan(0);
    expect(shown(bare.filter(({ gallery }) => gallery.some((file) => /^retail-0[378]/.test(file))))).toEqual(
      [],
    );
  });
});
