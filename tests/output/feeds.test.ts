import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';
import { isOnMarket } from '../../src/domain/content/listingTerms';
import {
  exportPaths,
  feedFormatNames,
  feedPath,
  listingPath,
  localisePath,
} from '../../src/domain/site/paths';
import { propertyFinderFault } from '../../src/generation/feeds/propertyFinderXml';
import { localeCodes } from '../../src/i18n/locales';
import { builtPlan, expectNoFault, firstOf, isServed, readPublic } from '../support/builtSite';
import { siteUrl } from '../support/plannedSite';
import { seededRandom } from '../support/seededRandom';

const { plan, site, views } = builtPlan();
const { listings } = site.content;
const withFeeds = plan.filter(({ feed }) => feed);

type Found = { name: string; text: string };

/** Parses a file of the site strictly and returns its elements with their text. @throws Error at the first fault */
function elementsOf(path: string): Found[] {
  const parser = new SaxesParser({ xmlns: true });
  const found: Found[] = [];
  const open: Found[] = [];
  const add = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('error', (error) => {
    throw new Error(`${path}: ${error.message}`);
  });
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '' };
    found.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(readPublic(path) ?? '').close();
  return found;
}

const textsOf = (elements: readonly Found[], name: string) =>
  elements.filter((element) => element.name === name).map(({ text }) => text);
const readCsv = (path: string): Record<string, string>[] =>
  parse(readPublic(path) ?? '', { columns: true, bom: true });

const dateTime = z.iso.datetime({ offset: true });
/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/): what it demands, and those optional members that we write. */
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url(),
  favicon: z.url(),
  authors: z.array(z.strictObject({ name: z.string().min(1), url: z.url() })),
  language: z.enum(localeCodes as [string, ...string[]]),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1),
      image: z.url(),
      date_published: dateTime,
      date_modified: dateTime,
    }),
  ),
});

/** The path of a URL of the site. */
const pathOf = (url: string) => url.slice(siteUrl.length);

describe('the feeds of pages', () => {
  it('are named in the head and linked on the page, where there are homes and nowhere else', () => {
    expect(withFeeds.length).toBeGreaterThan(600);
    const ofFeeds = (elements: readonly Readonly<Record<string, string>>[]) =>
      elements.flatMap(({ href = '' }) => (href.includes('/feeds/') ? href.replace(siteUrl, '') : []));
    expectNoFault(({ planned, code, page }) => {
      const wanted = planned.feed
        ? feedFormatNames.map((format) => feedPath(planned.path, code, format)).join()
        : '';
      const named = ofFeeds(page.links).join();
      const linked = ofFeeds(page.anchors).join();
      return (named !== wanted && `names ${named}`) || (linked !== wanted && `links ${linked}`);
    });
  });

  it.each(localeCodes)('in %s are valid and have the newest homes of their page', (code) => {
    const odd = withFeeds.flatMap(({ path, feed }) => {
      const homes = feed?.(views[code]).homes.slice(0, 50) ?? [];
      const wanted = homes.map((home) => siteUrl + localisePath(listingPath(home), code)).join();
      const [, ...ids] = textsOf(elementsOf(feedPath(path, code, 'atom')), 'id');
      const { items } = jsonFeedSchema.parse(JSON.parse(readPublic(feedPath(path, code, 'json')) ?? ''));
      const inJson = items.map(({ id }) => id);
      return ids.join() === wanted && inJson.join() === wanted ? [] : [path];
    });
    expect(firstOf(odd)).toEqual([]);
  });

  it('are valid Atom', async () => {
    const schema = readFileSync('tests/fixtures/atom.rng', 'utf8');
    const some = withFeeds.filter((_page, index) => index % 20 === 0);
    const files = some.flatMap(({ path }) =>
      localeCodes.map((code) => {
        const address = feedPath(path, code, 'atom');
        return { fileName: address.replaceAll('/', ' '), contents: readPublic(address) ?? '' };
      }),
    );
    const { errors } = await validateXML({ xml: files, schema, extension: 'relaxng' });
    expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
    const withoutAuthor = {
      fileName: 'wrong',
      contents: files[0]?.contents.replaceAll('author>', 'icon>') ?? '',
    };
    expect((await validateXML({ xml: withoutAuthor, schema, extension: 'relaxng' })).valid).toBe(false);
  });

  it('lead to homes and pictures that exist', () => {
    const feed = JSON.parse(readPublic('/feeds/json/ar/properties/for-rent/in-qatar.json') ?? '');
    expect(feed.items).toHaveLength(50);
    const urls: string[] = feed.items.flatMap(({ url, image }: Record<string, string>) => [url, image]);
    expect(urls.filter((url) => !isServed(pathOf(url)))).toEqual([]);
  });
});

describe('the feed for portals', () => {
  const elements = elementsOf(exportPaths.propertyFinder);
  const starts = elements.flatMap(({ name }, index) => (name === 'property' ? index : []));
  const properties = starts.map((start, index) => elements.slice(start, starts[index + 1]));
  const wanted = listings.filter((listing) => propertyFinderFault(site, listing) === null);

  it('has every home that the portal can take', () => {
    expect(textsOf(elements, 'reference_number').sort()).toEqual(
      wanted.map(({ reference }) => reference).sort(),
    );
    expect(wanted.length).toBeGreaterThan(400);
  });

  it('has photos that exist, as JPEG', () => {
    const photos = [...new Set(textsOf(elements, 'url'))];
    expect(photos.length).toBeGreaterThan(50);
    expect(photos.filter((url) => !url.endsWith('.jpg') || !isServed(pathOf(url)))).toEqual([]);
  });

  it('says of twenty random homes what the content says', () => {
    const random = seededRandom(18);
    const faults = Array.from({ length: 20 }, () => {
      const home = random.pick(wanted);
      const property =
        properties.find((each) => textsOf(each, 'reference_number')[0] === home.reference) ?? [];
      const one = (name: string) => textsOf(property, name)[0];
      const isSame =
        one(home.purpose === 'rent' ? 'monthly' : 'price') === String(home.price.amount) &&
        one('title_ar') === home.title.ar &&
        one('description_en') === home.description.en &&
        Math.round(Number(one('size')) / 10.7639) === home.size &&
        one('geopoints') === `${home.point.lng},${home.point.lat}` &&
        one('email') === site.get('team', home.agent).email &&
        textsOf(property, 'url').length === home.gallery.length;
      return isSame ? null : home.reference;
    });
    expect(faults.filter(Boolean)).toEqual([]);
  });
});

it('listings.csv has every home', () => {
  const rows = readCsv(exportPaths.listings);
  expect(rows.map(({ reference }) => reference).sort()).toEqual(
    listings.map(({ reference }) => reference).sort(),
  );
});

it('the catalogue for advertising has homes on the market with all that it demands', () => {
  const rows = readCsv(exportPaths.metaHomeListings);
  expect(rows.length).toBeGreaterThan(300);
  const demanded = [
    'home_listing_id',
    'name',
    'availability',
    'price',
    'url',
    'image[0].url',
    'address.city',
  ];
  expect(rows.filter((row) => demanded.some((name) => !row[name]))).toEqual([]);
  expect(rows.filter(({ url = '' }) => !isServed(pathOf(url)))).toEqual([]);
});

it.each(localeCodes)('listings.json in %s has every home on the market', (code) => {
  const data = JSON.parse(readPublic(localisePath('/listings.json', code)) ?? '');
  const open = listings.filter(({ status }) => isOnMarket(status));
  expect(data.numberOfItems).toBe(open.length);
  const references = data.itemListElement.map(
    ({ item }: { item: { identifier: string } }) => item.identifier,
  );
  expect(references.sort()).toEqual(open.map(({ reference }) => reference).sort());
});

it('the sitemap is well-formed, and its pictures and videos exist', () => {
  const elements = elementsOf('/sitemap.xml');
  const media = ['image:loc', 'video:content_loc', 'video:thumbnail_loc'].flatMap((name) => {
    const urls = textsOf(elements, name);
    expect(urls.length).toBeGreaterThan(0);
    return urls;
  });
  expect([...new Set(media)].filter((url) => !isServed(pathOf(url)))).toEqual([]);
});

it.each(localeCodes)('the links of llms.txt in %s lead to pages and files', (code) => {
  const text = readPublic(localisePath('/llms.txt', code)) ?? '';
  const urls = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(10);
  expect(urls.filter((url) => !isServed(pathOf(url)))).toEqual([]);
});
