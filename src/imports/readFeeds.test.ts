import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from '../domain/content/escapeFormula';
import { type ImportMapping, importMapping } from '../domain/content/imports';
import { csvText } from '../generation/feeds/csvText';
import type { FeedHome } from './feedHome';
import { allowedUrl, fetchLimited, publicLookup, RefusedFetch, redirectedUrl } from './fetchLimited';
import { plainText } from './plainText';
import { isPrivateAddress } from './privateAddress';
import { readHomes } from './readFeed';
import { readNumber } from './readNumber';

const mappingOf = (format: ImportMapping['format'], more: object = {}) =>
  importMapping.parse({ source: format, format, ...more });

async function read(
  format: ImportMapping['format'],
  pieces: readonly (string | Uint8Array)[],
  more: object = {},
) {
  async function* bytes() {
    for (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
  }
  const homes: FeedHome[] = [];
  for await (const home of readHomes(bytes(), mappingOf(format, more))) homes.push(home);
  return homes;
}

const fixture = (name: string) => readFileSync(`tests/fixtures/imports/${name}`);
const valuesOf = (home: FeedHome | undefined) =>
  Object.fromEntries([...(home?.values ?? [])].map(([field, { value }]) => [field, value]));
const valuesIn = (list: readonly { value: string }[] | undefined) => list?.map(({ value }) => value);

describe('Property Finder XML', () => {
  it('is read with entities, CDATA, amenities and photos, and names elements that it does not know', async () => {
    const [rent, sale] = await read('property-finder', [fixture('homes.xml')]);
    expect(valuesOf(rent)).toMatchObject({
      reference: 'CRM-77',
      family: 'RR',
      purpose: 'RR',
      'rent.year': '114000',
      'rent.month': '9500',
      subCommunity: 'Porto Arabia',
      'title.en': 'Two-bedroom apartment & balcony',
      'description.en': '<p>A quiet flat.</p><ul><li>Sea &amp; sun</li></ul>',
      'point.lat': '25.3686',
      'agent.email': 'Grace.Santos@safabay.example',
      verified: '2026-11-17',
    });
    expect(valuesIn(rent?.features)).toEqual(['BA', 'SP', 'XX']);
    expect(valuesIn(rent?.photos)).toEqual([
      'https://images.example.com/a.jpg?w=2000&h=1500',
      'https://images.example.com/b.jpg',
    ]);
    expect(rent?.unknown).toEqual(new Set(['rental_cap']));
    expect(valuesOf(sale)).toMatchObject({ 'price.amount': '4250000', city: 'الدوحة', size: '3,500.5' });
    expect(sale?.values.has('description.en')).toBe(false);
  });

  it('is the same whatever the pieces in which it arrives', async () => {
    const whole = fixture('homes.xml');
    const pieces = Array.from({ length: Math.ceil(whole.length / 7) }, (_, at) =>
      whole.subarray(7 * at, 7 * at + 7),
    );
    expect(await read('property-finder', pieces)).toEqual(await read('property-finder', [whole]));
  });

  const property = (inner: string) => `<list><property>${inner}</property></list>`;
  const long = 'x'.repeat(3_000_000);
  it.each([
    ['a DOCTYPE', '<!DOCTYPE list><list></list>', /DOCTYPE/],
    ['a DOCTYPE after a long comment', `<!--${'-x'.repeat(40_000)}--><!DOCTYPE list><list/>`, /DOCTYPE/],
    [
      'entities that expand a billion times',
      '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><list>&b;</list>',
      /DOCTYPE/,
    ],
    [
      'an external entity',
      '<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><list>&x;</list>',
      /DOCTYPE/,
    ],
    ['an unknown entity', property('<city>&xxe;</city>'), /entity/i],
    ['an endless attribute', `<list><property last_update="${long}"/></list>`, /longer than 1 MB/],
    ['an endless text', property(`<city>${long}</city>`), /longer than 1 MB/],
    ['an endless comment', `<list><!--${long}`, /longer than 1 MB/],
    [
      'a home of endless elements',
      property(`<city>${'x'.repeat(900_000)}</city>`.repeat(5)),
      /longer than 1 MB/,
    ],
    ['elements nested without end', property('<a>'.repeat(60)), /nested too deeply/],
    ['a file that is cut short', '<list><property><city>Doha</city>', /line 1.*unclosed tag/i],
    ['an open tag', property('<city>Doha'), /not well-formed/],
    ['another root', '<listings></listings>', /first element is <listings>/],
    ['another element', '<list><home/></list>', /found <home>/],
    ['a web page', '<!doctype html><html></html>', /a web page/],
    ['nothing', ' \n', /empty/],
    ['an element with an endless name', property(`<${'n'.repeat(300)}/>`), /name of an element is longer/],
  ])('is refused with %s', async (_, text, message) => {
    await expect(read('property-finder', [text])).rejects.toThrow(message);
  });

  it('is read with many unknown elements in little time, of which it names some', async () => {
    const names = Array.from({ length: 100_000 }, (_, at) => `<e${at}/>`).join('');
    const started = performance.now();
    const [home] = await read('property-finder', [property(`${names}<constructor>x</constructor>`)]);
    expect(home?.unknown.size).toBe(50);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it.each([
    ['gzip', gzipSync('<list/>')],
    ['ZIP', Buffer.from('PK\x03\x04\x14\x00', 'latin1')],
  ])('is refused as compressed by %s', async (_, bytes) => {
    await expect(read('property-finder', [bytes])).rejects.toThrow('the file is compressed');
    await expect(
      read(
        'property-finder',
        [...bytes].map((byte) => Uint8Array.of(byte)),
      ),
    ).rejects.toThrow('the file is compressed');
  });

  it('is refused in another encoding', async () => {
    const bytes = Buffer.from('<list><property><city>Al Sadd é</city></property></list>', 'latin1');
    await expect(read('property-finder', [bytes])).rejects.toThrow('not in UTF-8');
  });
});

describe('CSV', () => {
  it('is read with quotes, line breaks, lists and columns of other names', async () => {
    const [first, second] = await read('csv', [fixture('homes.csv')], { columns: { Ref: 'reference' } });
    expect(valuesOf(first)).toMatchObject({
      reference: 'A-1',
      'title.en': 'Flat; with "sea" view',
      'description.en': 'Line one\nline two',
    });
    expect(valuesIn(first?.features)).toEqual(['balcony', 'gym']);
    expect(valuesIn(first?.photos)).toHaveLength(2);
    expect(first?.unknown).toEqual(new Set(['Colour']));
    expect(valuesOf(second)['price.amount']).toBe('-1');
    expect(valuesIn(second?.features)).toEqual(['balcony', 'gym']);
  });

  it('of our own export has its texts without the apostrophes that the export put before formulas', async () => {
    const texts = [
      '=1',
      "'=1",
      "a\n- b\r\n'+c; @d | =e",
      'a;\u200b −b',
      "''-1",
      'a =b',
      "a';=b",
      '+97444112233',
    ];
    const rows = texts.map((text, at) => ({ reference: `cap-${at + 1}`, 'description.en': text }));
    const homes = await read('csv', [csvText(['reference', 'description.en'], rows, true)]);
    expect(homes.map((home) => valuesOf(home)['description.en'])).toEqual(texts);
    for (const text of texts) expect(escapeFormula(text)).not.toMatch(/(^|[;|\n]\s*)([=@−-]|\+\D)/);
    for (const text of ["'", ";'", "'; "]) {
      const long = text.repeat(200_000 / text.length);
      expect(unescapeFormula(escapeFormula(`${long}=1`))).toBe(`${long}=1`);
    }
  });

  it.each([
    ['a row with too few columns', 'reference,size\nA-1\n', /row 2/],
    ['an open quotation mark', 'reference,size\n"A-1,2\n', /row 2/],
    ['an endless cell', `reference,size\nA-1,${'9'.repeat(3_000_000)}`, /row 2.*size/i],
    ['columns that nobody knows', 'foo,bar\n1,2\n', /names no columns that are known/],
  ])('is refused with %s', async (_, text, message) => {
    await expect(read('csv', [text])).rejects.toThrow(message);
  });
});

describe('JSON', () => {
  it('of RESO is read, with units, features and media', async () => {
    const [first, second] = await read('reso', [fixture('reso.json')]);
    expect(valuesOf(first)).toMatchObject({
      reference: 'R1',
      type: 'Apartment',
      'price.amount': '9500',
      'description.en': 'A "quiet" flat with {braces} and [brackets].',
      listed: '2026-11-01',
      verified: '2026-11-17',
    });
    expect([first?.areaUnit, second?.areaUnit]).toEqual(['sqft', 'm2']);
    expect(first?.photos).toMatchObject([{ caption: 'Kitchen' }]);
    expect(first?.unknown).toEqual(new Set(['TaxYear']));
  });

  it('of RESO is read with values that are null or objects, and fields named as parts of objects', async () => {
    const odd = { toString: 1 };
    const home = { ListingKey: 'R1', LivingArea: 900, constructor: 'x', toString: 'y' };
    const media = [null, 5, { MediaURL: 'https://images.example.com/a.jpg', ShortDescription: odd }];
    const more = {
      LivingAreaUnits: odd,
      OnMarketDate: odd,
      InteriorFeatures: [odd, null, 'Gym'],
      Media: media,
    };
    const text = JSON.stringify({
      value: [
        { ...home, ...more },
        { ...home, LivingAreaUnits: 'constructor' },
      ],
    });
    const [first, second] = await read('reso', [text.replace('"LivingArea"', '"__proto__":1,"LivingArea"')]);
    expect(first?.unknown).toEqual(new Set(['__proto__', 'constructor', 'toString']));
    expect([first?.areaUnit, second?.areaUnit]).toEqual([null, null]);
    expect(valuesIn(first?.features)).toEqual(['Gym']);
    expect(first?.photos).toMatchObject([{ value: 'https://images.example.com/a.jpg', caption: '' }]);
  });

  it('of schema.org is read with values that are null or objects', async () => {
    const odd = { toString: 1 };
    const mainEntity = {
      floorSize: { value: 90, unitCode: 'constructor' },
      address: { streetAddress: odd },
      amenityFeature: [null, { name: odd }],
    };
    const offers = { price: 1, businessFunction: odd, priceSpecification: { unitCode: 'toString' } };
    const listing = { '@type': 'RealEstateListing', identifier: 'S1', inLanguage: odd, datePosted: odd };
    const entry = { ...listing, name: 'Flat', image: [null, 5, { url: odd }, 'a.jpg'], mainEntity, offers };
    const [home] = await read('schema-org', [JSON.stringify({ '@graph': [entry] })]);
    expect(valuesOf(home)).toEqual({ reference: 'S1', 'title.en': 'Flat', size: '90', 'price.amount': '1' });
    expect([home?.areaUnit, home?.features, valuesIn(home?.photos)]).toEqual([null, [], ['a.jpg']]);
  });

  it('of schema.org is read, with its language, rent and places', async () => {
    const [home] = await read('schema-org', [fixture('schema-org.json')]);
    expect(valuesOf(home)).toMatchObject({
      reference: 'S1',
      purpose: 'LeaseOut',
      'rent.month': '9500',
      'title.ar': 'شقة هادئة',
      subCommunity: 'Porto Arabia',
      community: 'The Pearl Island',
      city: 'Doha',
    });
    expect(valuesIn(home?.features)).toEqual(['Balcony']);
    expect(valuesIn(home?.photos)).toHaveLength(2);
  });

  it.each([
    ['cut short', '{"@odata.context":"x","value":[{"ListingKey":"1"', /ends too early/],
    ['with an invalid object', '{"value":[{"ListingKey":"1",}]}', /object 1 is not valid JSON/],
    ['with a bracket too many', '{"value":[{"ListingKey":"1"}]]}', /too many/],
    ['with an endless value', `{"value":[{"ListingKey":"${'9'.repeat(5_000_000)}"}]}`, /longer than 4 MB/],
    ['nested without end', `{"value":[{"ListingKey":${'['.repeat(60)}`, /nested too deeply/],
    ['of another kind', '{"homes":[]}', /JSON of an unknown kind/],
  ])('is refused if it is %s', async (_, text, message) => {
    await expect(read('reso', [text])).rejects.toThrow(message);
  });

  it('is the same whatever the pieces in which it arrives', async () => {
    const whole = fixture('reso.json');
    const pieces = Array.from(whole, (byte) => Uint8Array.of(byte));
    expect(await read('reso', pieces)).toEqual(await read('reso', [whole]));
  });
});

describe('texts', () => {
  it.each([
    ['<p>A&nbsp;quiet   flat.</p><br>By the sea &amp; park', 'A quiet flat.\nBy the sea & park'],
    ['&lt;p&gt;Escaped &lt;b&gt;HTML&lt;/b&gt;&lt;/p&gt;', 'Escaped HTML'],
    ['5 < 6 and 7 > 3, 110 m&sup2;', '5 < 6 and 7 > 3, 110 m²'],
    ['a\u202Eb\u0000c\u200B', 'abc'],
    ['&#x634;&#1602;&#1577;', 'شقة'],
    ['A &constructor; &__proto__; flat', 'A &constructor; &__proto__; flat'],
    ['Quiet<!-- <b> --> flat<!-- no end', 'Quiet flat<!-- no end'],
  ])('with HTML become plain: %s', (html, text) => expect(plainText(html)).toBe(text));

  it.each([
    ['<script>alert(1)</script>'],
    ['&lt;script src=x&gt;'],
    ['<img src=x onerror=alert(1)>'],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<iframe src="https://example.com">'],
  ])('that run code are refused: %s', (html) => expect(plainText(html)).toBeNull());

  it.each(['<', '< ', '</', '<!--', '<br', '<a on', ' onx', '&a', 'javascript '])(
    'with much of "%s" take little time',
    (part) => {
      const text = `<${' '.repeat(50_000)}${part.repeat(150_000 / part.length)}`;
      const started = performance.now();
      plainText(text);
      expect(performance.now() - started).toBeLessThan(1000);
    },
  );

  it.each([
    ['1,250,000', 1_250_000],
    ['١٢٥٠', 1250],
    ['110.5', 110.5],
    ['1.250,00', null],
    ['12k', null],
    ['1e9', null],
  ])('with the number %s', (text, value) => expect(readNumber(text)).toBe(value));
});

describe('addresses', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '::1',
      '::',
      'fc00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '2002:a00:1::',
    ],
  ])('in private networks are recognised: %s', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001:81b::200e'])('that are public: %s', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );

  it.each([
    ['http://example.com/feed.xml', /https/],
    ['file:///etc/passwd', /https/],
    ['https://127.0.0.1/', /private/],
    ['https://2130706433/', /private/],
    ['https://[::ffff:7f00:1]/', /private/],
    ['https://user:secret@example.com/', /password/],
    ['https://other.example.com/', /not in "hosts"/],
  ])('that are refused: %s', (address, message) => {
    expect(() => allowedUrl(address, ['images.example.com'])).toThrow(message);
  });

  it.each([
    ['http://[', /no address/],
    ['http://example.com/', /https/],
    ['//10.0.0.1/', /private/],
  ])('of a redirect that are refused: %s', (location, message) => {
    const redirect = () => redirectedUrl(location, new URL('https://example.com/feed.xml'));
    expect(redirect).toThrow(RefusedFetch);
    expect(redirect).toThrow(message);
  });

  it('of a name that leads to this machine are refused when connecting', async () => {
    const refused = fetchLimited('https://localhost/feed.xml', { bytes: 10, milliseconds: 5000 });
    await expect(refused).rejects.toThrow(/localhost leads to .*private network/);
    const error = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve));
    expect(String(error)).toContain('private network');
  });
});
