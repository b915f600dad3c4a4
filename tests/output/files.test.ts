import { describe, expect, it } from 'vitest';
import { localisePath } from '../../src/domain/site/paths';
import { type LocaleCode, localeCodes, locales } from '../../src/i18n/locales';
import { builtPlan, isServed, readPublic } from '../support/builtSite';
import { siteUrl } from '../support/plannedSite';

const { plan, site } = builtPlan();
const indexed = plan.filter((page) => page.indexed);
const address = (path: string, code: LocaleCode) => `${siteUrl}${localisePath(path, code)}`;

describe('sitemap.xml', () => {
  const entries = [...(readPublic('/sitemap.xml') ?? '').matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)];
  const alternates = (rest = '') =>
    [...rest.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => `${lang} ${href}`);

  it('contains every indexable page in every language, and no other', () => {
    const expected = indexed.flatMap(({ path }) => localeCodes.map((code) => address(path, code)));
    expect(entries.map(([, loc]) => loc).sort()).toEqual(expected.sort());
  });

  it('lists all alternates of each page', () => {
    const sets = new Map(entries.map(([, loc = '', rest]) => [loc, alternates(rest).join()]));
    const odd = indexed.filter(({ path }) => {
      const full = [
        ...locales.map(({ code, hrefLang }) => `${hrefLang} ${address(path, code)}`),
        `x-default ${address(path, 'en')}`,
      ].join();
      return localeCodes.some((code) => sets.get(address(path, code)) !== full);
    });
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('contains valid dates', () => {
    const days = entries.flatMap(([, , rest = '']) => /<lastmod>(.*?)<\/lastmod>/.exec(rest)?.[1] ?? []);
    expect(days.length).toBeGreaterThan(500);
    expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
  });
});

it('robots.txt permits crawling and names the sitemap', () => {
  expect(readPublic('/robots.txt')).toBe(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

it('the manifest matches the specification, and its icons exist', () => {
  const manifest = JSON.parse(readPublic('/manifest.webmanifest') ?? '{}');
  expect(manifest).toMatchObject({
    name: 'Safa Bay',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#663399',
  });
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect(icons).toContain('/icons/icon-512x512.png');
  expect(icons.filter((path) => !isServed(path))).toEqual([]);
});

describe.each(localeCodes)('the article feed in %s', (code) => {
  const xml = readPublic(localisePath('/articles/rss.xml', code)) ?? '';
  const values = (tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, v]) => v);

  it('is RSS in its language', () => {
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
    expect(values('language')).toEqual([code]);
  });

  it('contains every article, newest first', () => {
    const newest = [...site.content.articles].sort((a, b) => b.date.localeCompare(a.date));
    expect(values('guid')).toEqual(newest.map(({ slug }) => address(`/articles/${slug}/`, code)));
  });
});

it('the search has valid files of names and homes', () => {
  const { searchFiles } = builtPlan();
  expect(searchFiles.filter((path) => !isServed(path))).toEqual([]);
  for (const path of searchFiles) expect(() => JSON.parse(readPublic(path) ?? '')).not.toThrow();
});
