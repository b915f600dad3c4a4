import { describe, expect, it } from 'vitest';
import { feedFixture, readFeedHomes, valuesIn, valuesOf } from '../../tests/support/readFeedHomes';

const read = (homes: unknown[], more: object = {}) =>
  readFeedHomes('reso', [JSON.stringify({ '@odata.context': 'x', value: homes })], more);

describe('RESO JSON', () => {
  it('is read, with units, features and media', async () => {
    const [first, second] = await readFeedHomes('reso', [feedFixture('reso.json')]);
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

  it('is the same whatever the pieces in which it arrives', async () => {
    const whole = feedFixture('reso.json');
    const pieces = Array.from(whole, (byte) => Uint8Array.of(byte));
    expect(await readFeedHomes('reso', pieces)).toEqual(await readFeedHomes('reso', [whole]));
  });

  it('is read with fields that the mapping names, and features as one text', async () => {
    const columns = { X_Arabic: 'description.ar', LotSizeArea: 'plot' };
    const home = { X_Arabic: 'شقة', LotSizeArea: 400, InteriorFeatures: 'Sauna, Gym,', X_Odd: 'blue' };
    const [first] = await read([{ ListingKey: 'R1', ...home }], { columns });
    expect(valuesOf(first)).toEqual({ reference: 'R1', 'description.ar': 'شقة', plot: '400' });
    expect(valuesIn(first?.features)).toEqual(['Sauna', 'Gym']);
    expect(first?.unknown).toEqual(new Set(['X_Odd']));
  });

  it('is read with values that are null or objects, and fields named as parts of objects', async () => {
    const odd = { toString: 1 };
    const home = { ListingKey: 'R1', LivingArea: 900, constructor: 'x', toString: 'y' };
    const media = [null, 5, { MediaURL: 'https://images.example.com/a.jpg', ShortDescription: odd }];
    const more = {
      LivingAreaUnits: odd,
      OnMarketDate: odd,
      InteriorFeatures: [odd, null, 'Gym'],
      ExteriorFeatures: odd,
      Media: media,
    };
    const text = JSON.stringify({
      value: [
        { ...home, ...more },
        { ...home, LivingAreaUnits: 'constructor' },
      ],
    });
    const hostile = text.replace('"LivingArea"', '"__proto__":1,"LivingArea"');
    const [first, second] = await readFeedHomes('reso', [hostile]);
    expect(first?.unknown).toEqual(new Set(['__proto__', 'constructor', 'toString']));
    expect([first?.areaUnit, second?.areaUnit]).toEqual([null, null]);
    expect(valuesIn(first?.features)).toEqual(['Gym']);
    expect(first?.photos).toMatchObject([{ value: 'https://images.example.com/a.jpg', caption: '' }]);
  });

  it('has at most 200 photos and 50 unknown fields a home', async () => {
    const Media = Array.from({ length: 300 }, (_, at) => ({ MediaURL: `https://images.example.com/${at}` }));
    const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`Field${at}`, at]));
    const [home] = await read([{ ListingKey: 'R1', Media, ...unknown }]);
    expect([home?.photos.length, home?.unknown.size]).toEqual([200, 50]);
  });
});
