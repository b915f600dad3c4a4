import { describe, expect, it } from 'vitest';
import { drawQrCode } from '../../src/components/ui/drawQrCode';
import { listingPath, localisePath } from '../../src/domain/site/paths';
import { planEnding } from '../../src/domain/site/pictureView';
import { localeCodes } from '../../src/i18n/locales';
import { readPage } from '../support/builtPage';
import { builtPlan, firstOf, isServed, readPublic } from '../support/builtSite';
import { siteUrl } from '../support/plannedSite';

const { listings } = builtPlan().site.content;

describe.each(localeCodes)('every listing page in %s', (code) => {
  const pages = listings.map((listing) => {
    const path = localisePath(listingPath(listing), code);
    return { listing, path, html: readPublic(`${path}index.html`) ?? '' };
  });

  it('contains a QR code of its URL without JavaScript', () => {
    const without = pages.filter(({ path, html }) => !html.includes(drawQrCode(siteUrl + path)));
    expect(firstOf(without.map(({ path }) => path))).toEqual([]);
  });

  it('shows the icon of each feature', () => {
    const odd = pages.filter(({ listing, html }) => {
      const icons = [...html.matchAll(/<use href="\/icons\/features\.svg#([^"]+)"/g)].map(([, name]) => name);
      return `${icons}` !== `${listing.features}`;
    });
    expect(firstOf(odd.map(({ path }) => path))).toEqual([]);
  });

  it('contains its floor plans in the page’s language, as files that exist', () => {
    const withPlans = pages.filter(({ listing }) => listing.floorPlans.length > 0);
    expect(withPlans.length).toBeGreaterThan(50);
    const odd = withPlans.filter(({ listing, html }) => {
      const kept = [...html.matchAll(/href="([^"]+\.svg)" download/g)].map(([, address = '']) => address);
      const wanted = listing.floorPlans.map((file) => `/${file.replace('.svg', `${planEnding(code)}.svg`)}`);
      const isRight = wanted.every((ending, index) => kept[index]?.endsWith(ending));
      return !isRight || !kept.every(isServed);
    });
    expect(firstOf(odd.map(({ path }) => path))).toEqual([]);
  });

  it('links to a WhatsApp message with its reference, title and URL', () => {
    const odd = pages.filter(({ listing, path, html }) => {
      const ways = readPage(html).anchors.flatMap(({ href = '' }) =>
        href.startsWith('https://wa.me/') ? [href] : [],
      );
      const said = ways.map((way) => new URL(way).searchParams.get('text') ?? '');
      const wanted = [listing.reference, listing.title[code], siteUrl + path];
      return said.length < 2 || !said.every((text) => wanted.every((words) => text.includes(words)));
    });
    expect(firstOf(odd.map(({ path }) => path))).toEqual([]);
  });

  it('contains its video, if it is one of ours', () => {
    const filmed = pages.filter(({ listing }) => listing.video?.provider === 'file');
    expect(filmed.length).toBeGreaterThanOrEqual(3);
    const videos = filmed.map(({ html }) => /href="(\/static\/[^"]+\.mp4)"/.exec(html)?.[1] ?? '');
    expect(videos.filter((video) => !isServed(video))).toEqual([]);
  });
});
