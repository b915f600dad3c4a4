import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ImportFolder, type RunOptions } from '../../tests/support/importFolder';
import { testDay } from '../../tests/support/plannedSite';
import { feedFixture, readFeedHomes } from '../../tests/support/readFeedHomes';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { checkPictureFiles } from '../generation/checks/pictureFiles';
import { describeFault, isWarning } from '../generation/fault';
import { inspectContent } from '../generation/loadContent';
import { parseContent } from '../generation/parseContent';
import { readContent } from '../generation/readContent';

/** The same two homes in each format, with the mappings in `content/imports/`. */
const formats: [string, string, RunOptions][] = [
  ['Property Finder XML', 'sound.xml', { source: 'property-finder' }],
  ['CSV', 'sound.csv', { source: 'csv' }],
  [
    'RESO JSON',
    'sound-reso.json',
    // The standard has no fields for texts in Arabic.
    {
      source: 'reso',
      more: { columns: { X_TitleArabic: 'title.ar', X_PublicRemarksArabic: 'description.ar' } },
    },
  ],
  ['schema.org JSON-LD', 'sound-schema-org.json', { source: 'schema-org' }],
];

const pictures = temporaryFolder();
const photo = { create: { width: 1700, height: 1200, channels: 3, background: '#0f4c5c' } } as const;

beforeAll(async () => {
  for (const name of ['kitchen.jpg', 'b.jpg']) await sharp(photo).jpeg().toFile(join(pictures, name));
});

/** A site without homes. */
function emptySite(): ImportFolder {
  const folder = new ImportFolder(pictures);
  for (const reference of ['cap-1', 'cap-2', 'jsn1']) rmSync(folder.pathOf(reference));
  return folder;
}

/** The faults that `content:check` finds in the content and the picture files. */
async function faultsOf({ root }: ImportFolder): Promise<string[]> {
  const folder = join(root, 'content');
  const { items } = parseContent(readContent(folder, root).items);
  const inFiles = await checkPictureFiles({ items, root, folder, today: testDay });
  const faults = [...inspectContent(root, testDay).faults, ...inFiles];
  return faults.filter((fault) => !isWarning(fault)).map(describeFault);
}

describe.each(formats)('a feed in %s', (_, file, options) => {
  const folder = emptySite();
  const feed = feedFixture(file);

  it('is written to an empty site, which then passes content:check', async () => {
    const { counts, homes } = await folder.run(feed, options);
    expect(counts).toEqual({ new: 2, changed: 0, unchanged: 0, gone: 0, refused: 0 });
    expect(homes.flatMap(({ notes }) => notes)).toEqual([]);
    expect(await faultsOf(folder)).toEqual([]);
  });

  it('gives the same homes as any other format', () => {
    const shared = { family: 'residential', area: 'lusail', agent: 'sara-haddad' };
    expect(folder.listing('cap-1')).toEqual({
      ...shared,
      reference: 'cap-1',
      slug: '2-bedroom-apartment-for-rent-in-lusail',
      purpose: 'rent',
      type: 'apartment',
      status: 'for-rent',
      price: { amount: 9500, currency: 'QAR', period: 'month' },
      ...{ bedrooms: 2, bathrooms: 2, size: 110, point: { lat: 25.42, lng: 51.49 } },
      features: ['balcony', 'gym'],
      gallery: ['cap-1-1.jpg', 'villa-01.jpg'],
      title: { en: 'Two-bedroom apartment by the marina', ar: 'شقة بغرفتي نوم قرب المرسى' },
      description: {
        en: 'A quiet flat near the water.\nThe tram stops at the door.',
        ar: 'شقة هادئة قرب الماء.\nيقف الترام أمام الباب.',
      },
      ...{ listed: '2026-11-17', verified: '2026-11-17' },
    });
    expect(folder.listing('cap-2')).toEqual({
      ...shared,
      reference: 'cap-2',
      slug: '5-bedroom-villa-for-sale-in-lusail',
      purpose: 'sale',
      type: 'villa',
      status: 'for-sale',
      price: { amount: 4250000, currency: 'QAR' },
      ...{ bedrooms: 5, bathrooms: 6, size: 325, point: { lat: 25.421, lng: 51.491 } },
      gallery: ['villa-01.jpg'],
      title: { en: 'Five-bedroom villa with a garden', ar: 'فيلا بخمس غرف نوم وحديقة' },
      description: { en: 'A villa on a quiet street.', ar: 'فيلا في شارع هادئ.' },
      ...{ listed: '2026-11-16', verified: '2026-11-16' },
    });
  });

  it('changes nothing when it is imported again', async () => {
    const before = folder.texts();
    const { counts } = await folder.run(feed, { ...options, today: '2026-12-01' });
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: 2, gone: 0, refused: 0 });
    expect(folder.texts()).toEqual(before);
  });
});

it('a feed of more than 50,000 homes is refused', async () => {
  const feed = `<list>${'<property/>'.repeat(50_001)}</list>`;
  await expect(readFeedHomes('property-finder', [feed])).rejects.toThrow('more than 50000 homes');
});
