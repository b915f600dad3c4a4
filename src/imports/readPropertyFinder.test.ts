import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { feedFixture, readFeedHomes, valuesIn, valuesOf } from '../../tests/support/readFeedHomes';

describe('Property Finder XML', () => {
  it('is read with entities, CDATA, amenities and photos, and names elements that it does not know', async () => {
    const [rent, sale] = await readFeedHomes('property-finder', [feedFixture('homes.xml')]);
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
    const whole = feedFixture('homes.xml');
    const pieces = Array.from({ length: Math.ceil(whole.length / 7) }, (_, at) =>
      whole.subarray(7 * at, 7 * at + 7),
    );
    expect(await readFeedHomes('property-finder', pieces)).toEqual(
      await readFeedHomes('property-finder', [whole]),
    );
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
    await expect(readFeedHomes('property-finder', [text])).rejects.toThrow(message);
  });

  it('is read with many unknown elements in little time, of which it names some', async () => {
    const names = Array.from({ length: 100_000 }, (_, at) => `<e${at}/>`).join('');
    const started = performance.now();
    const [home] = await readFeedHomes('property-finder', [property(`${names}<constructor>x</constructor>`)]);
    expect(home?.unknown.size).toBe(50);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it.each([
    ['gzip', gzipSync('<list/>')],
    ['ZIP', Buffer.from('PK\x03\x04\x14\x00', 'latin1')],
  ])('is refused as compressed by %s', async (_, bytes) => {
    await expect(readFeedHomes('property-finder', [bytes])).rejects.toThrow('the file is compressed');
    await expect(
      readFeedHomes(
        'property-finder',
        [...bytes].map((byte) => Uint8Array.of(byte)),
      ),
    ).rejects.toThrow('the file is compressed');
  });

  it('is refused in another encoding', async () => {
    const bytes = Buffer.from('<list><property><city>Al Sadd é</city></property></list>', 'latin1');
    await expect(readFeedHomes('property-finder', [bytes])).rejects.toThrow('not in UTF-8');
  });
});
