// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseXml } from '../../tests/support/parseXml';
import { fixtureRoot, planOf, readSoundContent, siteUrl } from '../../tests/support/plannedSite';
import { localeCodes } from '../i18n/locales';
import { llmsText } from './llmsText';
import { sitemapOf } from './sitemap';
import { videoAddress } from './videoFiles';

const content = readSoundContent(fixtureRoot);
const { plan, views } = planOf(content);
const xml = sitemapOf(plan, views);

describe('sitemap.xml', () => {
  it('has each page in each language, each with the full set of alternates', () => {
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="en" href="${siteUrl}/about/"/>`,
      `<xhtml:link rel="alternate" hreflang="ar" href="${siteUrl}/ar/about/"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${siteUrl}/about/"/>`,
    ].join('');
    for (const path of ['/about/', '/ar/about/']) {
      expect(xml).toContain(
        `<url><loc>${siteUrl}${path}</loc><lastmod>2026-06-01</lastmod>${alternates}</url>`,
      );
    }
  });

  it('is well-formed and names the photos of a page', () => {
    const urls = [...parseXml(xml).querySelectorAll('url')];
    const home = urls.find((url) => url.querySelector('loc')?.textContent?.endsWith('/cap-1/'));
    const images = [...(home?.getElementsByTagName('image:loc') ?? [])].map(({ textContent }) => textContent);
    expect(images).toEqual([`${siteUrl}/static/villa-01-1600.jpg`]);
  });

  it('names our own videos, in the language of the page', () => {
    const video = {
      provider: 'file' as const,
      id: 'cap-1001.mp4',
      poster: 'villa-01.jpg',
      about: { en: 'A walk & a view', ar: 'جولة' },
    };
    const listings = content.listings.map((home) => ({ ...home, video }));
    const site = planOf({ ...content, listings });
    const parsed = parseXml(sitemapOf(site.plan, site.views));
    const urls = [...parsed.querySelectorAll('url')].filter((url) =>
      url.querySelector('loc')?.textContent?.endsWith('/cap-1/'),
    );
    const found = urls.map((url) =>
      ['thumbnail_loc', 'title', 'description', 'content_loc'].map(
        (name) => url.getElementsByTagName(`video:${name}`)[0]?.textContent,
      ),
    );
    const poster = `${siteUrl}/static/villa-01-1600.jpg`;
    const file = siteUrl + videoAddress('cap-1001.mp4');
    expect(found).toEqual([
      [poster, 'Two-bedroom apartment in Lusail', 'A walk & a view', file],
      [poster, 'شقة بغرفتي نوم في لوسيل', 'جولة', file],
    ]);
  });

  it('leaves out pages with noindex', () => {
    expect(xml).not.toContain('/test/');
    expect(xml).not.toContain('/properties/search/');
  });
});

it.each(localeCodes)('llms.txt in %s says what the site is, and links to its pages and data', (code) => {
  const text = llmsText(views[code]);
  const { name, description, menu } = views[code].site.site;
  expect(text.split('\n').slice(0, 3)).toEqual([`# ${name[code]}`, '', `> ${description[code]}`]);
  for (const { label } of menu) expect(text).toContain(`- [${label[code]}](${siteUrl}`);
  const prefix = code === localeCodes[0] ? '' : `/${code}`;
  for (const path of [`${prefix}/listings.json`, '/feeds/listings.csv', '/sitemap.xml'])
    expect(text).toContain(`](${siteUrl}${path}): `);
});
