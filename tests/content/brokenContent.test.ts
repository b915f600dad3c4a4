import { describe, expect, it } from 'vitest';
import { describeFault, describeFaults } from '../../src/generation/fault';
import { ofLanguage, ofRelation, ofSense, ofShape } from '../fixtures/brokenContents';
import { ofDoubts, ofEdits } from '../fixtures/brokenEdits';
import { ofEncoding, ofNames, ofPictures } from '../fixtures/brokenFiles';
import { ofAddresses, ofNamesThatAreMissing, ofNeeded, ofPaths } from '../fixtures/brokenLinks';
import {
  ofAreas,
  ofDates,
  ofDictionaries,
  ofHomes,
  ofHours,
  ofPages,
  ofRates,
} from '../fixtures/brokenSense';
import { ofCulprits, ofMeantNames, ofPlausibility, ofTyping } from '../fixtures/brokenSlips';
import { ofAnchors, ofDays, ofMappings, ofMarkdown, ofStyle, soundDays } from '../fixtures/brokenTexts';
import { faultsAfter, inspectAfter, remove, replace, set, write } from '../support/contentFolder';

it('valid content has no faults', async () => {
  expect(await faultsAfter()).toEqual([]);
});

describe.each([
  ['shape', ofShape],
  ['language', ofLanguage],
  ['relation', ofRelation],
  ['sense', ofSense],
  ['encoding', ofEncoding],
  ['file names', ofNames],
  ['pictures', ofPictures],
  ['addresses', ofAddresses],
  ['names that are missing', ofNamesThatAreMissing],
  ['paths', ofPaths],
  ['what is needed', ofNeeded],
  ['dates', ofDates],
  ['opening hours', ofHours],
  ['homes', ofHomes],
  ['rates', ofRates],
  ['areas', ofAreas],
  ['pages', ofPages],
  ['dictionaries', ofDictionaries],
  ['typing', ofTyping],
  ['names that are nearly right', ofMeantNames],
  ['one entry among many', ofCulprits],
  ['plausibility', ofPlausibility],
  ['Markdown', ofMarkdown],
  ['anchors', ofAnchors],
  ['days', ofDays],
  ['mappings', ofMappings],
  ['edits', ofEdits],
])('a fault of %s is one line: file, line, column, field, what was found and expected', (_kind, rows) => {
  it.each(rows)('%s', async (_title, change, fault) => {
    expect(await faultsAfter(change)).toEqual([fault]);
  });
});

it('all faults are reported at once, including several of one item', async () => {
  const faults = await faultsAfter(
    set('listings/cap-1.json', {
      size: 'large',
      agent: 'nobody',
      'price.amount': -1,
      'price.currency': 'GBP',
    }),
    set('areas/lusail/index.json', { 'name.ar': undefined, point: { lat: 1, lng: 1 } }),
    set('offices/head-office/index.json', { manager: 'somebody' }),
    write('articles/first-article/fr.md', 'Loyer.'),
    remove('pictures/avatar-01.svg'),
    replace('../locales/ar/video.json', '{', ''),
  );
  expect(faults.map((line) => line.replace(/: .*/, ''))).toEqual([
    'content/areas/lusail/index.json:3:11 › name.ar',
    'content/areas/lusail/index.json:8:12 › point',
    'content/articles/first-article/fr.md:1:1',
    'content/listings/cap-1.json:10:11 › size',
    'content/listings/cap-1.json:12:15 › price.amount',
    'content/listings/cap-1.json:13:17 › price.currency',
    'content/listings/cap-1.json:25:12 › agent',
    'content/offices/head-office/index.json:48:14 › manager',
    'content/pictures/avatar-01.json:2:11 › file',
    'locales/ar/video.json:2:16',
  ]);
});

it.each([...ofStyle, ...ofDoubts])('%s is a warning', async (_title, change, fault) => {
  const faults = await inspectAfter(change);
  expect(faults.filter(({ severity }) => !severity)).toEqual([]);
  expect(faults.map(describeFault)).toContain(fault);
});

it.each(soundDays)('a link is no fault %s', async (_title, change) => {
  expect(await faultsAfter(change)).toEqual([]);
});

it('a home far from its area, or a text in another language, is a warning', async () => {
  const faults = await inspectAfter(
    set('listings/cap-1.json', { point: { lat: 25.1, lng: 50.9 }, 'title.en': 'شقة' }),
  );
  const told = describeFaults(faults);
  expect(told).toContain('› point: found a point 69 km from "lusail", expected a point in this area');
  expect(told).toContain('› title.en: found "شقة", expected words in Latin script');
});

it('a field with a fault has no warning besides', async () => {
  const faults = await inspectAfter(set('listings/cap-1.json', { 'title.en': '<b>شقة</b>' }));
  const ofTitle = faults.filter(({ file, path }) => file.endsWith('/cap-1.json') && path === 'title.en');
  expect(ofTitle.map(({ expected }) => expected)).toEqual(['plain words without HTML']);
});

it('a byte order mark is not a fault', async () => {
  const marked = ['listings/cap-1.json', 'articles/first-article/en.md', '../locales/en/common.json'];
  const changes = marked.map((file) => replace(file, '', '\ufeff'));
  expect(await faultsAfter(...changes)).toEqual([]);
});

it.each(['areas/lusail', 'articles/first-article', 'pages/about'])(
  'missing texts of %s are marked as such for the visual editor',
  async (entry) => {
    const faults = await inspectAfter(remove(`${entry}/en.md`, `${entry}/ar.md`));
    const lacking = faults.filter(({ lacksTexts }) => lacksTexts);
    expect(lacking.map(({ file }) => file)).toEqual([`content/${entry}/index.json`]);
  },
);

it('files of operating systems are not faults', async () => {
  const files = ['.DS_Store', 'listings/Thumbs.db', 'articles/deleted-article/.DS_Store'];
  expect(await faultsAfter(...files.map((file) => write(file, 'x')))).toEqual([]);
});

it('a Latin word in an Arabic dictionary is a warning, which does not fail the build', async () => {
  const faults = await inspectAfter(set('../locales/ar/common.json', { 'common.licence': 'رخصة Visa رقم' }));
  const told = describeFaults(faults);
  expect(told).toMatch(/^\d+ warnings in content:\n/);
  expect(told).toContain('\nlocales/ar/common.json:4:21 › common.licence: found ');
  expect(await faultsAfter(set('../locales/ar/common.json', { 'common.licence': 'رخصة Visa رقم' }))).toEqual(
    [],
  );
});

it('a closed job is not a fault', async () => {
  expect(
    await faultsAfter(set('careers/sales-coordinator.json', { posted: '2019-12-01', closes: '2020-01-01' })),
  ).toEqual([]);
});
