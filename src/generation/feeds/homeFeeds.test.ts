// @vitest-environment jsdom
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../tests/support/parseXml';
import { fixtureRoot, planOf, readSoundContent, siteUrl } from '../../../tests/support/plannedSite';
import { temporaryFolder } from '../../../tests/support/temporaryFolder';
import type { Listing } from '../../domain/content/listings';
import { isolate } from '../../i18n/format';
import { localeCodes } from '../../i18n/locales';
import { atomFeed } from './atomFeed';
import { type HomesFeed, homesFeed } from './homesFeed';
import { jsonFeed } from './jsonFeed';
import { listingsCsv } from './listingsCsv';
import { listingsData } from './listingsData';
import { propertyFinderXml } from './propertyFinderXml';
import { writeFeeds } from './writeFeeds';

const { site, views, plan } = planOf(readSoundContent(fixtureRoot));
const [rented] = site.content.listings as [Listing];
const path = '/properties/for-rent/in-lusail/';
const page = { path };
const homes = Array.from({ length: 60 }, (_, index) => ({ ...rented, reference: `cap-${100 + index}` }));

const feedOf = (code: 'en' | 'ar', shown: Listing[] = [rented]) =>
  homesFeed(views[code], page, { title: 'Homes < & "here"', homes: shown }, '2026-01-02');

/** The text of the direct children of an element, by name. */
const textsOf = (element: Element | null | undefined) =>
  Object.fromEntries([...(element?.children ?? [])].map((child) => [child.tagName, child.textContent]));

const parsers = {
  atom: (feed: HomesFeed) => {
    const root = parseXml(atomFeed(feed)).documentElement;
    return [...root.querySelectorAll('entry')].map((entry) => textsOf(entry).id);
  },
  json: (feed: HomesFeed) => JSON.parse(jsonFeed(feed)).items.map(({ id }: { id: string }) => id),
};

describe('an Atom feed', () => {
  it.each([
    ['en', 'Safa Bay', '/feeds/atom/properties/for-rent/in-lusail.xml', path],
    ['ar', 'صفا باي', '/feeds/atom/ar/properties/for-rent/in-lusail.xml', `/ar${path}`],
  ] as const)('in %s has what RFC 4287 demands of a feed', (code, name, self, home) => {
    const root = parseXml(atomFeed(feedOf(code))).documentElement;
    expect([root.namespaceURI, root.tagName, root.getAttribute('xml:lang')]).toEqual([
      'http://www.w3.org/2005/Atom',
      'feed',
      code,
    ]);
    expect(textsOf(root)).toMatchObject({
      id: siteUrl + self,
      title: `Homes < & "here" · ${name}`,
      updated: '2026-11-01T00:00:00+03:00',
    });
    expect(textsOf(root.querySelector('author'))).toEqual({ name, uri: siteUrl });
    const linkOf = (rel: string) => root.querySelector(`:scope > link[rel="${rel}"]`)?.getAttribute('href');
    expect([linkOf('self'), linkOf('alternate')]).toEqual([siteUrl + self, siteUrl + home]);
  });

  it('has the id, dates, summary and description of a home', () => {
    const entry = parseXml(atomFeed(feedOf('ar'))).querySelector('entry');
    const url = `${siteUrl}/ar/properties-for-rent/2-bedroom-apartment-for-rent-in-marina-lusail/cap-1/`;
    expect(textsOf(entry)).toMatchObject({
      id: url,
      title: 'شقة بغرفتي نوم في لوسيل',
      published: '2026-10-01T00:00:00+03:00',
      updated: '2026-11-01T00:00:00+03:00',
      summary: '9,500 ر.ق شهريًا · غرفتا نوم · حمامان · 110 م² · لوسيل',
    });
    const html = new DOMParser().parseFromString(
      entry?.querySelector('content')?.textContent ?? '',
      'text/html',
    );
    expect(html.querySelector('div')?.dir).toBe('rtl');
    expect(html.querySelector('img')?.src).toBe(`${siteUrl}/static/villa-01-800.jpg`);
    expect(html.querySelector('p:last-child')?.textContent).toBe('شقة هادئة.');
  });

  it('names the permit of an advertisement', () => {
    const [entry] = feedOf('ar', [{ ...rented, permit: 'AD-2026-00003' }]).entries;
    expect(entry?.summary).toContain(`لوسيل · ترخيص الإعلان ${isolate('AD-2026-00003')}`);
  });

  it('escapes words once for HTML and once for XML', () => {
    const odd = { ...rented, description: { en: 'a < b & <script>c</script>\u0007', ar: 'أ' } };
    const content = parseXml(atomFeed(feedOf('en', [odd]))).querySelector('content')?.textContent;
    expect(content).toContain('<p>a &lt; b &amp; &lt;script&gt;c&lt;/script&gt;</p>');
  });
});

it('a JSON feed has what version 1.1 demands', () => {
  const feed = JSON.parse(jsonFeed(feedOf('en')));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Homes < & "here" · Safa Bay',
    home_page_url: siteUrl + path,
    feed_url: `${siteUrl}/feeds/json/properties/for-rent/in-lusail.json`,
    language: 'en',
  });
  const url = `${siteUrl}/properties-for-rent/2-bedroom-apartment-for-rent-in-marina-lusail/cap-1/`;
  expect(feed.items).toEqual([
    {
      id: url,
      url,
      title: 'Two-bedroom apartment in Lusail',
      summary: 'QAR 9,500 a month · 2 bedrooms · 2 bathrooms · 110 m² · Lusail',
      content_html: expect.stringContaining('<p>A quiet flat.</p>'),
      image: `${siteUrl}/static/villa-01-1600.jpg`,
      date_published: '2026-10-01T00:00:00+03:00',
      date_modified: '2026-11-01T00:00:00+03:00',
    },
  ]);
});

describe.each(['atom', 'json'] as const)('the feed in %s', (format) => {
  it('has the first fifty homes only', () => {
    const ids = parsers[format](feedOf('en', homes));
    expect(ids).toHaveLength(50);
    expect(ids[49]).toMatch(/\/cap-149\/$/);
  });

  it('may have no home', () => {
    expect(parsers[format](feedOf('en', []))).toEqual([]);
    expect(feedOf('en', []).updated).toBe('2026-01-02T00:00:00+03:00');
  });
});

it.each(localeCodes)('pages of results and area guides have a feed in %s, other pages have none', (code) => {
  const feeds = plan.filter(({ feed }) => feed);
  const isWithHomes = ({ template, indexed }: (typeof plan)[number]) =>
    template === 'AreaGuideDetails' || (template === 'Search' && indexed);
  expect(feeds.map((each) => each.path)).toEqual(plan.filter(isWithHomes).map((each) => each.path));
  expect(feeds.length).toBeGreaterThan(2);
  const ofLusail = plan.find((each) => each.path === path)?.feed?.(views[code]);
  expect(ofLusail?.homes.map(({ reference }) => reference)).toEqual(['cap-1']);
});

it('feeds do not depend on the day of the build', () => {
  const later = planOf(readSoundContent(fixtureRoot), '2027-02-03').views;
  const ofLater = homesFeed(later.en, page, { title: 'Homes < & "here"', homes: [rented] }, '2026-01-02');
  expect([atomFeed(ofLater), jsonFeed(ofLater)]).toEqual([atomFeed(feedOf('en')), jsonFeed(feedOf('en'))]);
  const { listings } = site.content;
  expect(listingsCsv(later, listings)).toBe(listingsCsv(views, listings));
  expect(propertyFinderXml(later, listings)).toBe(propertyFinderXml(views, listings));
});

it('listings.json has every home on the market, as schema.org describes them', () => {
  const data = JSON.parse(listingsData(views.ar));
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['ItemList', 'Dataset'],
    url: `${siteUrl}/ar/listings.json`,
    dateModified: site.today,
    publisher: { '@type': 'RealEstateAgent' },
    numberOfItems: 3,
  });
  const items = data.itemListElement.map(({ item }: { item: { identifier: string } }) => item);
  expect(items.map(({ identifier }: { identifier: string }) => identifier)).toEqual([
    'cap-1',
    'cap-2',
    'jsn1',
  ]);
  expect(items[0]).toMatchObject({
    '@type': 'RealEstateListing',
    url: `${siteUrl}/ar/properties-for-rent/2-bedroom-apartment-for-rent-in-marina-lusail/cap-1/`,
    dateModified: '2026-11-01',
    offers: { price: 9500, priceCurrency: 'QAR' },
  });
});

it('feeds of pages that no longer exist are removed', () => {
  const root = temporaryFolder();
  const fileOf = (name: string) => join(root, 'public/feeds', name);
  writeFeeds({ site, plan, views }, join(root, 'public'));
  const old = ['atom/properties/for-rent/in-sold-out.xml', 'json/ar/properties/for-rent/in-sold-out.json'];
  for (const name of old) writeFileSync(fileOf(name), 'of an earlier build');
  writeFeeds({ site, plan, views }, join(root, 'public'));
  expect(old.filter((name) => existsSync(fileOf(name)))).toEqual([]);
  expect(existsSync(fileOf('atom/properties/for-rent/in-lusail.xml'))).toBe(true);
  const leftOut = readFileSync(join(root, '.build-cache/left-out-of-feeds.txt'), 'utf8');
  expect(leftOut).toContain('property-finder.xml jsn1: the price is in GBP');
});
