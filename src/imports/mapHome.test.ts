import { beforeAll, describe, expect, it } from 'vitest';
import { feedOf, ImportFolder, type XmlHome } from '../../tests/support/importFolder';
import { feedFixture } from '../../tests/support/readFeedHomes';
import type { ImportReport } from './importReport';

describe('a home that cannot be mapped', () => {
  const cases: [string, XmlHome, object][] = [
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
  const folder = new ImportFolder(null);
  let report: ImportReport;
  beforeAll(async () => {
    const homes = cases.map(([, values], at) => ({ reference_number: `CRM-${at}`, ...values }));
    report = await folder.run(feedOf(...homes, {}), { write: false });
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

it('a price in a currency of another name is refused until the mapping names it', async () => {
  const folder = new ImportFolder('tests/fixtures/content/pictures');
  const feed = feedFixture('sound.csv')
    .toString()
    .replaceAll('QAR', 'Q.R.')
    .replace(/https:\S+kitchen.jpg/, '');
  const refused = await folder.run(feed, { source: 'csv', write: false });
  const more = { values: { currency: { 'Q.R.': 'QAR' } } };
  const mapped = await folder.run(feed, { source: 'csv', more, write: false });
  expect(refused.homes[0]?.refusals).toMatchObject([
    { field: 'price.currency', value: 'Q.R.', message: 'no entry in "values.currency" of the mapping' },
  ]);
  expect(mapped.counts).toMatchObject({ new: 2, refused: 0 });
});

it('values that are written as ours, but with capitals, need no entry in the mapping', async () => {
  const folder = new ImportFolder('tests/fixtures/content/pictures');
  const feed = feedFixture('sound.csv').toString().replaceAll('apartment', 'Apartment');
  const report = await folder.run(feed, { source: 'csv', write: false });
  expect(report.homes.flatMap(({ refusals }) => refusals.filter(({ field }) => field === 'type'))).toEqual(
    [],
  );
});

it('features that are written as ours need no entry in the mapping', async () => {
  const folder = new ImportFolder(null);
  const feed = feedOf({ private_amenities: 'Covered parking,SAUNA,BA,lb,Roof' });
  const { homes } = await folder.run(feed);
  expect(folder.listing('cap-3').features).toEqual(['covered-parking', 'sauna', 'balcony']);
  expect(homes[0]?.notes).toMatchObject([{ field: 'features', value: 'Roof' }]);
});
