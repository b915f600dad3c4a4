import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { feedOf, ImportFolder, type RunOptions, type XmlHome } from '../../tests/support/importFolder';
import { testDay } from '../../tests/support/plannedSite';
import { describeReport } from './importReport';

describe('an import', () => {
  let folder: ImportFolder;
  const run = (feed: string, options: RunOptions = {}) => folder.run(feed, options);
  beforeEach(() => {
    folder = new ImportFolder('tests/fixtures/content/pictures');
  });

  it('only reports by default, and writes nothing', async () => {
    const before = folder.files();
    const report = await run(feedOf({}), { write: false });
    expect(describeReport(report)).toContain('new: CRM-77 (cap-3)');
    expect(folder.files()).toEqual(before);
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
    expect([folder.listing('cap-3').permit, folder.listing('cap-4').permit]).toEqual([
      'AD-2026-00412',
      undefined,
    ]);
    expect(describeReport(report)).toContain('see CRM');
  });

  it('changes fields one by one, keeps the old price, and keeps what was edited by hand', async () => {
    await run(feedOf({}));
    folder.edit('cap-3', { bathrooms: 3, title: { en: 'Our own title', ar: 'عنواننا' } });
    const changed = feedOf({ price: '<monthly>9000</monthly>', bathroom: '4' });
    const { homes } = await run(changed, { today: '2026-12-01' });
    expect(homes[0]?.changes.map(({ field }) => field)).toEqual([
      'price',
      'priceHistory',
      'verified',
      'priceSince',
    ]);
    expect(homes[0]?.kept.map(({ field }) => field).sort()).toEqual(['bathrooms', 'title']);
    expect(folder.listing('cap-3')).toMatchObject({
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
    expect((await run(feedOf({}), { today: '2026-12-01' })).counts).toMatchObject({ gone: 1, unchanged: 1 });
    expect(folder.listing('cap-4')).toMatchObject({ status: 'let-agreed', verified: '2026-12-01' });
    expect((await run(feedOf({}), { today: '2026-12-02' })).counts).toMatchObject({ gone: 0, unchanged: 1 });
    await run(feedOf({}, { reference_number: 'CRM-78' }), { today: '2026-12-03' });
    expect(folder.listing('cap-4').status).toBe('for-rent');
  });

  it('takes no home off the market if most have left the feed, unless it is told to', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ reference_number: `CRM-${at}` }));
    await run(feedOf(...many));
    const report = await run(feedOf(many[0] as XmlHome));
    expect(report.problems[0]).toContain('11 of 12 homes have left the feed');
    expect(folder.listing('cap-5').status).toBe('for-rent');
    expect((await run(feedOf(many[0] as XmlHome), { manyGone: true })).counts.gone).toBe(11);
  });

  it('leaves a home alone that it has not written, unless the mapping allows it', async () => {
    const own = feedOf({ reference_number: 'cap-1', bathroom: '3' });
    expect((await run(own)).homes[0]?.refusals[0]?.message).toContain('was not written by this import');
    await run(own, { more: { adopt: true } });
    expect(folder.listing('cap-1')).toMatchObject({
      bathrooms: 3,
      slug: '2-bedroom-apartment-for-rent-in-marina-lusail',
    });
  });

  it('does not write a home again that was deleted here', async () => {
    await run(feedOf({}));
    rmSync(folder.pathOf('cap-3'));
    const { homes } = await run(feedOf({}));
    expect(homes[0]?.notes[0]?.message).toContain('was deleted here and stays so');
    expect(existsSync(folder.pathOf('cap-3'))).toBe(false);
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

  it('remembers what it has written when an error ends it, so that nothing is written twice', async () => {
    const homes = feedOf(
      {},
      { reference_number: 'CRM-78', photo: '<url>a.jpg</url><url>villa-01.jpg</url>' },
    );
    await expect(run(homes, { pictures: 'no-such-folder' })).rejects.toThrow('ENOENT');
    expect((await run(homes)).counts).toMatchObject({ new: 1, unchanged: 1 });
    expect(folder.files().filter((file) => /listings\/cap-/.test(file))).toEqual(
      [1, 2, 3, 4].map((number) => `listings/cap-${number}.json`),
    );
  });

  it('remembers what it has written when it is killed before it writes the memory', async () => {
    const memory = join(folder.root, 'content', 'imports', 'property-finder.written.json');
    const journal = join(folder.root, 'content', 'imports', '.property-finder.written.json.journal');
    mkdirSync(`${memory}.part`);
    await expect(run(feedOf({}))).rejects.toThrow('EISDIR');
    rmSync(`${memory}.part`, { recursive: true });
    expect(existsSync(memory)).toBe(false);
    writeFileSync(journal, `{"homes":{"CRM-7${readFileSync(journal, 'utf8')}\n{"homes":{"CRM-7`);
    expect((await run(feedOf({}))).counts).toMatchObject({ new: 0, unchanged: 1 });
    expect([existsSync(memory), existsSync(journal)]).toEqual([true, false]);
  });

  it('remembers homes and pictures that are named as parts of objects', async () => {
    const homes = feedOf(...['__proto__', 'constructor'].map((name) => ({ reference_number: name })), {
      reference_number: 'CRM-79',
      photo: '<url>toString</url><url>villa-01.jpg</url>',
      furnished: 'constructor',
    });
    expect((await run(homes)).counts).toMatchObject({ new: 3, refused: 0 });
    expect((await run(homes)).counts).toMatchObject({ new: 0, unchanged: 3 });
  });

  it('gives references of at most nine figures, whatever those of others', async () => {
    const homes = feedOf({ reference_number: 'cap-999999999' }, {});
    const { homes: written } = await run(homes);
    expect(written.map(({ reference }) => reference)).toEqual(['cap-999999999', 'cap-3']);
  });

  it('takes no home off the market while one of the feed cannot be told by its reference, or it has none', async () => {
    await run(feedOf({}, { reference_number: 'CRM-78' }));
    const { problems, counts } = await run(feedOf({}, { reference_number: undefined }));
    expect(problems).toEqual([expect.stringContaining('1 of those in it cannot be told by a reference')]);
    expect(counts).toEqual({ new: 0, changed: 0, unchanged: 1, gone: 0, refused: 1 });
    expect((await run(feedOf())).problems).toEqual([expect.stringContaining('the feed has no homes')]);
    expect(folder.listing('cap-4').status).toBe('for-rent');
  });
});
