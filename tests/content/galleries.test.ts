import { describe, expect, it } from 'vitest';
import type { Listing } from '../../src/domain/content/listings';
import { readSoundContent } from '../support/plannedSite';

const { listings, pictures } = readSoundContent();
const scenes = new Map(pictures.map(({ file, scene }) => [file, scene]));
const shown = (homes: readonly Listing[]) =>
  homes.map(({ reference, gallery }) => `${reference}: ${gallery}`);
const count = ({ gallery }: Listing, wanted: string) =>
  gallery.filter((file) => scenes.get(file) === wanted).length;

describe('the gallery of every home', () => {
  it('has two to nine pictures', () => {
    expect(shown(listings.filter(({ gallery }) => gallery.length < 2 || gallery.length > 9))).toEqual([]);
  });

  it('shows no picture twice', () => {
    expect(shown(listings.filter(({ gallery }) => new Set(gallery).size < gallery.length))).toEqual([]);
  });

  it('shows one kitchen at most, and no more bedrooms and bathrooms than there are', () => {
    const homes = listings.filter(({ bedrooms }) => bedrooms !== null);
    const odd = homes.filter(
      (home) =>
        count(home, 'kitchen') > 1 ||
        count(home, 'bedroom') > Math.max(home.bedrooms ?? 0, 1) ||
        count(home, 'bathroom') > (home.bathrooms ?? 0),
    );
    expect(shown(odd)).toEqual([]);
  });
});
