import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixtureRoot, testDay } from '../../tests/support/plannedSite';
import { importMapping } from '../domain/content/imports';
import { describeFault, isWarning } from '../generation/fault';
import { inspectContent } from '../generation/loadContent';
import { importHomes } from './importHomes';
import { describeReport, type ImportReport } from './importReport';
import { pictureName } from './pictureName';
import { readHomes } from './readFeed';
import { frameAround, RefusedPicture, takePicture } from './takePicture';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c5c' } });
const codes = JSON.parse(readFileSync('content/imports/property-finder.json', 'utf8'));

type Values = Record<string, string | undefined>;
const usual: Values = {
  reference_number: 'CRM-77',
  offering_type: 'RR',
  property_type: 'AP',
  price: '<yearly>114000</yearly>',
  city: 'Lusail',
  title_en: 'Two-bedroom apartment by the marina',
  title_ar: 'شقة بغرفتي نوم قرب المرسى',
  description_en: 'A quiet flat near the water.',
  description_ar: 'شقة هادئة قرب الماء.',
  size: '1184',
  bedroom: '2',
  bathroom: '2',
  photo: '<url>https://images.example.com/kitchen.jpg</url><url>https://images.example.com/b.jpg</url>',
  geopoints: '51.49,25.42',
  agent: '<email>SARA@safabay.example</email>',
};

const feedOf = (...homes: Values[]) => {
  const elements = (home: Values) =>
    Object.entries({ ...usual, ...home })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `<${name}>${value}</${name}>`)
      .join('');
  return `<list>${homes.map((home) => `<property>${elements(home)}</property>`).join('')}</list>`;
};

const pictures = mkdtempSync(join(tmpdir(), 'import-photos-'));
let root: string;

beforeAll(async () => {
  for (const name of ['kitchen.jpg', 'b.jpg']) await photo(1700, 1200).jpeg().toFile(join(pictures, name));
});
afterAll(() => rmSync(pictures, { recursive: true }));

function makeRoot(): void {
  root = mkdtempSync(join(tmpdir(), 'import-'));
  cpSync(join(fixtureRoot, 'content'), join(root, 'content'), { recursive: true });
  mkdirSync(join(root, 'content', 'imports'));
}
const removeRoot = () => rmSync(root, { recursive: true });

async function run(
  xml: string,
  { day = testDay, write = true, more = {}, manyGone = false, from = pictures } = {},
) {
  async function* bytes() {
    yield Buffer.from(xml);
  }
  const mapping = importMapping.parse({ ...codes, ...more });
  const options = { root, mapping, today: day, write, pictures: from, manyGone, mostPictures: 100 };
  return importHomes(readHomes(bytes(), mapping), options);
}
const pathOf = (reference: string) => join(root, 'content', 'listings', `${reference}.json`);
const listing = (reference: string) => JSON.parse(readFileSync(pathOf(reference), 'utf8'));
const edit = (reference: string, values: object) =>
  writeFileSync(pathOf(reference), JSON.stringify({ ...listing(reference), ...values }));
const files = () => readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).sort();

describe('an import', () => {
  beforeEach(makeRoot);
  afterEach(removeRoot);

  it('writes a new home with its pictures, which passes content:check', async () => {
    const report = await run(feedOf({}));
    expect(report.counts).toMatchObject({ new: 1, refused: 0 });
    expect(listing('cap-3')).toMatchObject({
      reference: 'cap-3',
      slug: '2-bedroom-apartment-for-rent-in-lusail',
      price: { amount: 9500, currency: 'QAR', period: 'month' },
      size: 110,
      area: 'lusail',
      agent: 'sara-haddad',
      status: 'for-rent',
      gallery: ['cap-3-1.jpg', 'cap-3-2.jpg'],
      listed: testDay,
      verified: testDay,
    });
    const { faults } = inspectContent(root, testDay);
    expect(faults.filter((fault) => !isWarning(fault)).map(describeFault)).toEqual([]);
    const drafts = faults.filter(({ file }) => file.endsWith('cap-3-1.json'));
    expect(drafts).toMatchObject([{ path: 'alt.en', found: '"Kitchen (apartment)"' }, { path: 'alt.ar' }]);
  });

  it('only reports by default, and writes nothing', async () => {
    const before = files();
    const report = await run(feedOf({}), { write: false });
    expect(describeReport(report)).toContain('new: CRM-77 (cap-3), 2 new pictures');
    expect(files()).toEqual(before);
  });

  it('reports one line a fact, so that no value of a feed writes a line of its own', async () => {
    const line = 'a&#10;::error::b&#13;```&#x2028;c';
    const odd = { reference_number: line, city: line, view: line, photo: `<url>${line}</url>` };
    const report = await run(feedOf(odd, { ...odd, city: 'Lusail', reference_number: 'CRM-78' }));
    report.unknown['x\n::error::y'] = 1;
    const text = describeReport(report);
    expect(text).toContain('refused: a\\u000a::error::b');
    expect(text).toContain('x\\u000a::error::y (1 homes)');
    expect(
      text.split(/[\n\r\u2028]/).filter((each) => !/^(refused:| {2}[a-z]|[a-z -]+: )/.test(each)),
    ).toEqual([]);
  });

  it('takes the number of a permit, and leaves out and reports what is not one', async () => {
    const report = await run(
      feedOf({ permit_number: 'AD-2026-00412' }, { permit_number: 'see CRM', reference_number: 'CRM-78' }),
    );
    expect([listing('cap-3').permit, listing('cap-4').permit]).toEqual(['AD-2026-00412', undefined]);
    expect(describeReport(report)).toContain('see CRM');
  });

  it('changes nothing when it runs again', async () => {
    await run(feedOf({}));
    const before = files().map((file) => [file, existsSync(file) && readFileSync(file, 'utf8')]);
    const report = await run(feedOf({}), { day: '2026-12-01' });
    expect(report.counts).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
    expect(files().map((file) => [file, existsSync(file) && readFileSync(file, 'utf8')])).toEqual(before);
  });

  it('changes fields one by one, keeps the old price, and keeps what was edited by hand', async () => {
    await run(feedOf({}));
    edit('cap-3', { bathrooms: 3, title: { en: 'Our own title', ar: 'عنواننا' } });
    const changed = feedOf({ price: '<monthly>9000</monthly>', bathroom: '4' });
    const { homes } = await run(changed, { day: '2026-12-01' });
    expect(homes[0]?.changes.map(({ field }) => field)).toEqual([
      'price',
      'priceHistory',
      'verified',
      'priceSince',
    ]);
    expect(homes[0]?.kept.map(({ field }) => field).sort()).toEqual(['bathrooms', 'title']);
    expect(listing('cap-3')).toMatchObject({
      bathrooms: 3,
      title: { en: 'Our own title' },
      price: { amount: 9000 },
      priceHistory: [{ date: testDay, amount: 9500 }],
      verified: '2026-12-01',
      priceSince: '2026-12-01',
    });
  });

  it('takes a home off the market that has left the feed, and brings it back with the feed', async () => {
    await run(feedOf({}, { reference_number: 'CRM-78' }));
    expect((await run(feedOf({}), { day: '2026-12-01' })).counts).toMatchObject({ gone: 1, unchanged: 1 });
    expect(listing('cap-4')).toMatchObject({ status: 'let-agreed', verified: '2026-12-01' });
    expect((await run(feedOf({}), { day: '2026-12-02' })).counts).toMatchObject({ gone: 0, unchanged: 1 });
    await run(feedOf({}, { reference_number: 'CRM-78' }), { day: '2026-12-03' });
    expect(listing('cap-4').status).toBe('for-rent');
  });

  it('takes no home off the market if most have left the feed, unless it is told to', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ reference_number: `CRM-${at}` }));
    await run(feedOf(...many));
    const report = await run(feedOf(many[0] as Values));
    expect(report.problems[0]).toContain('11 of 12 homes have left the feed');
    expect(listing('cap-5').status).toBe('for-rent');
    expect((await run(feedOf(many[0] as Values), { manyGone: true })).counts.gone).toBe(11);
  });

  it('leaves a home alone that it has not written, unless the mapping allows it', async () => {
    const own = feedOf({ reference_number: 'cap-1', bathroom: '3' });
    expect((await run(own)).homes[0]?.refusals[0]?.message).toContain('was not written by this import');
    await run(own, { more: { adopt: true } });
    expect(listing('cap-1')).toMatchObject({
      bathrooms: 3,
      slug: '2-bedroom-apartment-for-rent-in-marina-lusail',
    });
  });

  it('does not write a home again that was deleted here', async () => {
    await run(feedOf({}));
    rmSync(pathOf('cap-3'));
    const { homes } = await run(feedOf({}));
    expect(homes[0]?.notes[0]?.message).toContain('was deleted here and stays so');
    expect(existsSync(pathOf('cap-3'))).toBe(false);
  });

  it('finds places in Arabic and other spellings, and says so', async () => {
    const report = await run(feedOf({ city: 'لوسيل' }, { reference_number: '2', city: 'Losail City' }));
    expect(report.counts.new).toBe(2);
    expect(report.homes[1]?.notes).toMatchObject([{ field: 'area', value: 'Losail City' }]);
  });

  it('refuses a second home of the same reference', async () => {
    const report = await run(feedOf({}, {}));
    expect(report.homes.map(({ outcome }) => outcome)).toEqual(['new', 'refused']);
  });

  it('leaves out pictures that cannot be used, and refuses a home without any', async () => {
    await photo(800, 600).jpeg().toFile(join(pictures, 'small.jpg'));
    writeFileSync(
      join(pictures, 'fake.jpg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"/>',
    );
    const urls = (...names: string[]) => names.map((name) => `<url>https://x.example/${name}</url>`).join('');
    const report = await run(
      feedOf(
        { photo: urls('small.jpg', 'fake.jpg', 'b.jpg', '..%2f..%2fcontent%2fsite.json', 'bad%zz.jpg') },
        { reference_number: 'CRM-78', photo: urls('small.jpg') },
      ),
    );
    expect(report.counts).toMatchObject({ new: 1, refused: 1 });
    expect(listing('cap-3').gallery).toEqual(['cap-3-3.jpg']);
    const messages = report.homes[0]?.notes.map(({ message }) => message) ?? [];
    expect(messages.some((message) => message.includes('at least 1600 are needed'))).toBe(true);
    expect(messages.some((message) => message.includes('format "svg"'))).toBe(true);
    expect(messages.some((message) => message.includes('bad%zz.jpg has a "%" that encodes no'))).toBe(true);
    expect(messages.some((message) => /out of the folder|not in the folder/.test(message))).toBe(true);
  });

  it('remembers what it has written when an error ends it, so that nothing is written twice', async () => {
    const homes = feedOf({ photo: '<url>villa-01.jpg</url>' }, { reference_number: 'CRM-78' });
    await expect(run(homes, { from: join(pictures, 'removed') })).rejects.toThrow('ENOENT');
    expect((await run(homes)).counts).toMatchObject({ new: 1, unchanged: 1 });
    expect(files().filter((file) => /listings\/cap-/.test(file))).toEqual(
      [1, 2, 3, 4].map((number) => `listings/cap-${number}.json`),
    );
  });

  it('remembers what it has written when it is killed before it writes the memory', async () => {
    const memory = join(root, 'content', 'imports', 'property-finder.written.json');
    const journal = join(root, 'content', 'imports', '.property-finder.written.json.journal');
    mkdirSync(`${memory}.part`);
    await expect(run(feedOf({}))).rejects.toThrow('EISDIR');
    rmSync(`${memory}.part`, { recursive: true });
    expect(existsSync(memory)).toBe(false);
    writeFileSync(journal, `{"homes":{"CRM-7${readFileSync(journal, 'utf8')}\n{"homes":{"CRM-7`);
    expect((await run(feedOf({}))).counts).toMatchObject({ new: 0, unchanged: 1 });
    expect([existsSync(memory), existsSync(journal)]).toEqual([true, false]);
  });

  it('remembers homes and pictures that are named as parts of objects', async () => {
    cpSync(join(pictures, 'b.jpg'), join(pictures, 'toString'));
    const homes = feedOf(
      ...['__proto__', 'constructor'].map((name) => ({ reference_number: name, photo: '<url>b.jpg</url>' })),
      { reference_number: 'CRM-79', photo: '<url>toString</url><url>b.jpg</url>', furnished: 'constructor' },
    );
    expect((await run(homes)).counts).toMatchObject({ new: 3, refused: 0 });
    expect((await run(homes)).counts).toMatchObject({ new: 0, unchanged: 3 });
  });

  it('gives references of at most nine figures, whatever those of others', async () => {
    const homes = feedOf({ reference_number: 'cap-999999999' }, {});
    const { homes: written } = await run(homes);
    expect(written.map(({ reference }) => reference)).toEqual(['cap-999999999', 'cap-3']);
  });

  it('fetches pictures only from hosts that the mapping names', async () => {
    const fetched = { write: true };
    const mapping = importMapping.parse({ ...codes, hosts: ['images.example.org'] });
    async function* bytes() {
      yield Buffer.from(feedOf({}));
    }
    const options = { root, mapping, today: testDay, pictures: null, manyGone: false, mostPictures: 10 };
    const report = await importHomes(readHomes(bytes(), mapping), { ...options, ...fetched });
    expect(report.homes[0]?.notes[0]?.message).toContain('images.example.com is not in "hosts"');
    expect(report.counts.refused).toBe(1);
  });
});

describe('a home that cannot be mapped', () => {
  const cases: [string, Values, object][] = [
    ['a type without entry', { property_type: 'HA' }, { field: 'type', value: 'HA', from: 'property_type' }],
    ['an unknown place', { city: 'Lusayl Bay' }, { field: 'area', value: 'Lusayl Bay', nearest: [] }],
    ['a similar place', { city: 'Lusial' }, { field: 'area', nearest: ['Lusail (lusail)'] }],
    ['an unknown agent', { agent: '<email>x@y.example</email>' }, { field: 'agent', value: 'x@y.example' }],
    ['one language', { title_ar: undefined }, { field: 'title.ar' }],
    ['a script', { description_en: '&lt;script&gt;x&lt;/script&gt;' }, { field: 'description.en' }],
    ['a rent by the week', { price: '<weekly>2000</weekly>' }, { field: 'price', from: 'price/weekly' }],
    ['a price in words', { price: '<monthly>on request</monthly>' }, { field: 'price.amount' }],
    ['no coordinates', { geopoints: undefined }, { field: 'point' }],
    ['no pictures', { photo: undefined }, { field: 'gallery' }],
    ['no reference', { reference_number: undefined }, { field: 'reference' }],
    ['a point in another country', { geopoints: '-0.12,51.5' }, { field: 'point' }],
    ['a rent that cannot be', { price: '<monthly>3</monthly>' }, { field: 'price.amount' }],
  ];
  let report: ImportReport;
  beforeAll(async () => {
    makeRoot();
    const homes = cases.map(([, values], at) => ({ reference_number: `CRM-${at}`, ...values }));
    report = await run(feedOf(...homes, {}), { write: false });
    removeRoot();
  });

  it('does not stop the others', () => {
    expect(report.counts).toMatchObject({ refused: cases.length, new: 1 });
  });

  it.each(cases)('is refused with %s', (name, _, refusal) => {
    const position = cases.findIndex(([each]) => each === name) + 1;
    const home = report.homes.find((each) => each.position === position);
    expect(home?.refusals).toContainEqual(expect.objectContaining(refusal));
  });
});

describe('a picture', () => {
  it('is turned, cropped, reduced and stripped of its metadata', async () => {
    const turned = await photo(3000, 4000)
      .withExif({ IFD3: { GPSLatitude: '25/1 17/1 0/1' }, IFD0: { Orientation: '6', Make: 'Phone' } })
      .jpeg()
      .toBuffer();
    const { width, height, format, exif, orientation } = await sharp(await takePicture(turned)).metadata();
    expect({ width, height, format, exif, orientation }).toEqual({
      ...{ width: 1600, height: 1067, format: 'jpeg' },
      ...{ exif: undefined, orientation: undefined },
    });
  });

  it.each(['png', 'webp'] as const)('of the format %s becomes a JPEG', async (format) => {
    const made = await takePicture(await photo(1800, 1200).toFormat(format).toBuffer(), { x: 0, y: 1 });
    expect((await sharp(made).metadata()).format).toBe('jpeg');
  });

  it.each([
    [
      { x: 0.5, y: 0.5 },
      { left: 0, top: 500, width: 3000, height: 2000 },
    ],
    [
      { x: 1, y: 1 },
      { left: 0, top: 1000, width: 3000, height: 2000 },
    ],
  ])('is cropped around its focus %o', (focus, frame) =>
    expect(frameAround(focus, 3000, 3000)).toEqual(frame),
  );

  it.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['too narrow', () => photo(1500, 1500).png().toBuffer(), /1500 × 1500 pixels.*at least 1600/],
    ['too flat', () => photo(2400, 900).png().toBuffer(), /1350 pixels wide when cropped to 3:2/],
    ['no picture', async () => Buffer.from('hello'), /no picture/],
    ['a GIF', () => photo(1800, 1200).gif().toBuffer(), /format "gif"/],
    [
      'cut short',
      async () => (await photo(1800, 1200).jpeg().toBuffer()).subarray(0, 2000),
      /damaged or cut short/,
    ],
  ])('that is %s is refused with the reason', async (_, bytes, reason) => {
    const refused = takePicture(await bytes());
    await expect(refused).rejects.toThrow(RefusedPicture);
    await expect(refused).rejects.toThrow(reason);
  });

  it.each([
    ['Living Room (2).HEIC', 'living-room-2.jpg'],
    ['../../etc/passwd.png', 'passwd.jpg'],
    ['C:\\photos\\Café.jpeg', 'cafe.jpg'],
    ['villa-01.jpg', 'villa-01-2.jpg'],
    ['صورة.jpg', null],
  ])('named %s becomes %s', (name, expected) =>
    expect(pictureName(name, new Set(['villa-01']))).toBe(expected),
  );
});
