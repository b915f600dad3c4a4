import { describe, expect, it } from 'vitest';
import { fixtureRoot, planOf, readSoundContent, siteUrl } from '../../tests/support/plannedSite';
import { robotsOf, sitemapOf } from './sitemap';

const xml = sitemapOf(planOf(readSoundContent(fixtureRoot)).plan, siteUrl);

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

  it('leaves out pages with noindex', () => {
    expect(xml).not.toContain('/test/');
    expect(xml).not.toContain('/properties/search/');
  });
});

it('robots.txt allows all pages, disallows the API and names the sitemap', () => {
  expect(robotsOf(siteUrl)).toBe(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});
