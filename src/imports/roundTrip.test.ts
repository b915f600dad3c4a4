import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { planOf, readSoundContent, testDay } from '../../tests/support/plannedSite';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { importMapping } from '../domain/content/imports';
import type { Listing } from '../domain/content/listings';
import { listingsCsv } from '../generation/feeds/listingsCsv';
import { propertyFinderFault, propertyFinderXml } from '../generation/feeds/propertyFinderXml';
import { importHomes } from './importHomes';
import type { ImportReport } from './importReport';
import { readHomes } from './readFeed';

/** Fields of a listing that the format carries. They come back as they were. */
const carried = [
  ...(['reference', 'family', 'purpose', 'type', 'status', 'bedrooms', 'bathrooms', 'size', 'plot'] as const),
  ...([
    'price',
    'cheques',
    'serviceCharge',
    'furnished',
    'floor',
    'parking',
    'maidsRoom',
    'building',
  ] as const),
  ...(['area', 'point', 'agent', 'project', 'permit', 'verified', 'title', 'description'] as const),
] satisfies (keyof Listing)[];

/** Fields that it carries in part: features that have a code, and photos that do not contradict what came along. */
const carriedInPart = ['features', 'gallery'] as const satisfies (keyof Listing)[];

/**
 * Fields that it does not carry. `slug` and `listed` are set by the import; the others are left out. A view of water
 * has a code (VW), but sea, marina and river share it, and the year of completion is known without its month.
 */
const lost = [
  ...(['deposit', 'billsIncluded', 'fitOut', 'tenure', 'leaseYears', 'epc', 'completion', 'view'] as const),
  ...(['video', 'floorPlans', 'priceHistory', 'priceSince', 'permitUrl', 'unit'] as const),
] satisfies (keyof Listing)[];

const featuresWithCodes = new Set(
  'balcony private-garden private-pool shared-pool gym spa playground concierge security covered-parking study built-in-wardrobes fitted-kitchen central-cooling pets-allowed meeting-rooms pantry mezzanine'.split(
    ' ',
  ),
);

const content = readSoundContent('.');
const { site, views } = planOf(content);
const exported = content.listings.filter((listing) => propertyFinderFault(site, listing) === null);
const xml = propertyFinderXml(views, exported);
const root = temporaryFolder();
const mapping = importMapping.parse({
  ...JSON.parse(readFileSync('content/imports/property-finder.json', 'utf8')),
  // The format has the name of a building in one language.
  buildings: content.listings.flatMap(({ building }) => building ?? []),
});

function run(): Promise<ImportReport> {
  async function* bytes() {
    yield Buffer.from(xml);
  }
  const options = { root, mapping, today: testDay, write: true, pictures: null, manyGone: false };
  return importHomes(readHomes(bytes(), mapping), { ...options, mostPictures: 0 });
}

const imported = (reference: string) =>
  JSON.parse(readFileSync(join(root, 'content', 'listings', `${reference}.json`), 'utf8'));

/** A value as JSON has it: without fields that are left out. */
const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, inner) => (inner === null || inner === false ? undefined : inner)) ?? 'null',
  );

let report: ImportReport;
beforeAll(async () => {
  mkdirSync(join(root, 'content', 'listings'), { recursive: true });
  mkdirSync(join(root, 'content', 'imports'));
  for (const name of readdirSync('content').filter((each) => !/^(listings|imports|README.md)$/.test(each)))
    symlinkSync(resolve('content', name), join(root, 'content', name));
  report = await run();
}, 60_000);

describe('homes exported as Property Finder XML and imported into an empty folder', () => {
  it('all come back, apart from those that the portal cannot take', () => {
    expect(report.counts).toEqual({ new: exported.length, changed: 0, unchanged: 0, gone: 0, refused: 0 });
    const leftOut = content.listings.filter((listing) => !exported.includes(listing));
    const isLeftOut = ({ status, price }: Listing) =>
      status === 'sold' || status === 'let-agreed' || price.currency === 'GBP';
    expect(leftOut.filter((listing) => !isLeftOut(listing)).map(({ reference }) => reference)).toEqual([]);
  });

  it.each(carried)('have the same %s', (field) => {
    const homes = Object.fromEntries(exported.map((home) => [home.reference, plain(home[field])]));
    const back = exported.map(({ reference }) => [reference, plain(imported(reference)[field] ?? null)]);
    expect(Object.fromEntries(back)).toEqual(homes);
  });

  it('have the same features, as far as these have codes', () => {
    for (const { reference, features } of exported) {
      const known = features.filter((feature) => featuresWithCodes.has(feature));
      expect([reference, [...(imported(reference).features ?? [])].sort()]).toEqual([
        reference,
        known.sort(),
      ]);
    }
  });

  it('have the same photos, apart from those that show a feature without a code, which are reported', () => {
    const reported = new Map(report.homes.map(({ key, notes }) => [key, notes]));
    for (const { reference, gallery } of exported) {
      const back: string[] = imported(reference).gallery;
      const missing = gallery.filter((file) => !back.includes(file));
      expect(back).toEqual(gallery.filter((file) => back.includes(file)));
      const notes = reported.get(reference)?.filter(({ message }) => message.includes('contradicts')) ?? [];
      expect(notes).toHaveLength(missing.length);
    }
  });

  it('lack only the fields that the format cannot carry', () => {
    const back = exported.map(({ reference }) => imported(reference));
    expect(lost.filter((field) => back.some((home) => field in home))).toEqual([]);
    const listed = [...carried, ...carriedInPart, ...lost, 'slug', 'listed'].sort();
    expect(listed).toEqual(Object.keys(exported[0] ?? {}).sort());
  });

  it('do not change when they are imported again', async () => {
    const again = await run();
    expect(again.counts).toEqual({ ...report.counts, new: 0, unchanged: exported.length });
  });
});

it('all homes exported as our own CSV and imported over themselves are the same in every field that they have', async () => {
  async function* bytes() {
    yield Buffer.from(listingsCsv(views, content.listings));
  }
  const file = JSON.parse(readFileSync('content/imports/csv.json', 'utf8'));
  const ours = importMapping.parse({ ...file, adopt: true });
  const options = { root: '.', mapping: ours, today: testDay, write: false, pictures: null, manyGone: false };
  const { counts, homes } = await importHomes(readHomes(bytes(), ours), { ...options, mostPictures: 0 });
  expect(homes).toEqual([]);
  expect(counts).toMatchObject({ unchanged: content.listings.length, refused: 0 });
}, 60_000);
