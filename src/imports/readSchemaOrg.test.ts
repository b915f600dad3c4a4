import { describe, expect, it } from 'vitest';
import { feedFixture, readFeedHomes, valuesIn, valuesOf } from '../../tests/support/readFeedHomes';

const listing = { '@type': 'RealEstateListing', identifier: 'S1' };
const read = (...graph: unknown[]) =>
  readFeedHomes('schema-org', [JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })]);

describe('JSON-LD of schema.org', () => {
  it('is read, with its language, rent and places', async () => {
    const [home] = await readFeedHomes('schema-org', [feedFixture('schema-org.json')]);
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

  it('is read from an array, too, with texts in several languages', async () => {
    const name = [
      { '@value': 'Quiet flat', '@language': 'en-GB' },
      { '@value': 'شقة هادئة', '@language': 'ar' },
      { '@value': 'Appartement calme', '@language': 'fr' },
    ];
    const [home] = await readFeedHomes('schema-org', [JSON.stringify([{ ...listing, name }])]);
    expect(valuesOf(home)).toEqual({ reference: 'S1', 'title.en': 'Quiet flat', 'title.ar': 'شقة هادئة' });
    expect(home?.unknown).toEqual(new Set(['name in the language "fr"']));
  });

  it('is read past entries of other types, which the last home names', async () => {
    const list = [{ '@type': 'Organization' }, listing, 7, { ...listing, identifier: 'S2' }, { name: 'x' }];
    const homes = await read(...list);
    expect(homes.map((home) => [valuesOf(home).reference, [...home.unknown]])).toEqual([
      ['S1', []],
      ['S2', ['entries of the type "Organization"', 'entries of the type ""']],
    ]);
    await expect(read({ '@type': 'Product' })).rejects.toThrow(
      'entries of the type "Product", expected "RealEstateListing"',
    );
  });

  it('names properties that it does not read', async () => {
    const mainEntity = { yearBuilt: 2019, address: {} };
    const [home] = await read({ ...listing, mainEntity, offers: { validFrom: '2026' }, constructor: 'x' });
    expect(home?.unknown).toEqual(new Set(['constructor', 'mainEntity.yearBuilt', 'offers.validFrom']));
  });

  it('is read with values that are null or objects', async () => {
    const odd = { toString: 1 };
    const mainEntity = {
      floorSize: { value: 90, unitCode: 'constructor' },
      address: { streetAddress: odd },
      amenityFeature: [null, { name: odd }],
    };
    const offers = { price: 1, businessFunction: odd, priceSpecification: { unitCode: 'toString' } };
    const entry = { ...listing, inLanguage: odd, datePosted: odd, name: 'Flat', description: [odd, null] };
    const image = [null, 5, { url: odd }, 'a.jpg'];
    const [home] = await read({ ...entry, image, mainEntity, offers });
    expect(valuesOf(home)).toEqual({ reference: 'S1', 'title.en': 'Flat', size: '90', 'price.amount': '1' });
    expect([home?.areaUnit, home?.features, valuesIn(home?.photos)]).toEqual([null, [], ['a.jpg']]);
  });
});
