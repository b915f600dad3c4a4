import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ImportFolder } from '../../tests/support/importFolder';
import { testDay } from '../../tests/support/plannedSite';
import { importCommand } from './importCommand';

const feed = 'tests/fixtures/imports/sound.xml';
const source = ['--source', 'property-finder'];
let folder: ImportFolder;

beforeEach(() => {
  folder = new ImportFolder(null);
  cpSync('content/imports', join(folder.root, 'content', 'imports'), { recursive: true });
});

async function run(...args: string[]) {
  const [printed, errors]: [string[], string[]] = [[], []];
  const code = await importCommand(args, {
    ...{ root: folder.root, today: testDay },
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, text: printed.join('\n'), errors: errors.join('\n') };
}
const inFolder = (name: string) => join(folder.root, name);
const file = (name: string, text: string) => {
  writeFileSync(inFolder(name), text);
  return inFolder(name);
};

describe('content:import', () => {
  it('shows what would change, and writes nothing without --write or with --dry-run', async () => {
    const before = folder.texts();
    for (const more of [[], ['--write', '--dry-run']]) {
      const { code, text } = await run(feed, ...source, ...more);
      expect(code).toBe(0);
      expect(text).toContain('new: W-1 (cap-3)');
      expect(text).toContain('Nothing was written: run it again with --write.');
    }
    expect(folder.texts()).toEqual(before);
  });

  it('writes homes and a report as JSON, and ends with 1 if a home was refused', async () => {
    const odd = readFileSync(feed, 'utf8').replace('<property_type>VH<', '<property_type>HA<');
    const report = inFolder('report.json');
    const { code, text } = await run(file('odd.xml', odd), ...source, '--write', '--report', report);
    expect(code).toBe(1);
    expect(text).toContain('refused: W-2\n  type (property_type): found "HA", no entry in "values.type"');
    expect(text).toMatch(/1 new, 0 changed, 0 unchanged, 0 gone, 1 refused\. Written\.$/);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      isWritten: true,
      counts: { new: 1, refused: 1 },
      homes: [
        { key: 'W-1', reference: 'cap-3', outcome: 'new' },
        { key: 'W-2', position: 2, refusals: [{ field: 'type', from: 'property_type', value: 'HA' }] },
      ],
    });
    expect(existsSync(folder.pathOf('cap-3'))).toBe(true);
  });

  it.each<[string, () => string[], string]>([
    ['without a feed', () => source, '--source NAME'],
    ['without a mapping', () => [feed], '--source NAME'],
    ['with a mapping that is not there', () => [feed, '--source', 'x'], 'Known: csv, property-finder, reso'],
    ['with an unknown option', () => [feed, ...source, '--wirte'], "Unknown option '--wirte'"],
    ['with a number that is none', () => [feed, ...source, '--most-pictures', 'x'], '--most-pictures N'],
    ['with pictures that are not there', () => [feed, ...source, '--pictures', 'x'], 'there is no folder x'],
    ['with a feed that is not there', () => ['none.xml', ...source], 'ENOENT'],
    ['with a feed of another format', () => [feed, '--source', 'csv'], 'the mapping is for csv'],
    [
      'with a hostile feed after sound homes',
      () => [file('x.xml', readFileSync(feed, 'utf8').replace('</list>', '<property><a>&x;')), ...source],
      'entity',
    ],
    ['with an address that is not https', () => ['http://feeds.example.com/x.xml', ...source], 'https://'],
    ['with an address in a private network', () => ['https://10.0.0.1/x.xml', ...source], 'private network'],
  ])('ends with 2 and writes nothing %s', async (_, argsOf, message) => {
    const args = argsOf();
    const before = folder.texts();
    const { code, errors } = await run(...args, '--write');
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
    expect(folder.texts()).toEqual(before);
  });

  it('ends with 3 after another error, such as a memory that is damaged', async () => {
    file('content/imports/property-finder.written.json', '{');
    const { code, errors } = await run(feed, ...source, '--write');
    expect([code, errors]).toEqual([3, expect.stringContaining('restore it from version control')]);
  });
});
