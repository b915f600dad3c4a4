import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fixtureRoot, planOf, readSoundContent } from '../../tests/support/plannedSite';
import { writeSearchData } from './writeSearchData';

const folder = mkdtempSync(join(tmpdir(), 'search-'));
afterAll(() => rmSync(folder, { recursive: true }));
const { site } = planOf(readSoundContent(fixtureRoot));
const names = () => readdirSync(join(folder, 'search')).sort();

it('the search data replaces that of the build before', () => {
  writeSearchData(site, folder);
  const before = names();
  expect(before).toContain('files.json');
  writeFileSync(join(folder, 'search/words.0123456789.json'), '{}');
  writeSearchData(site, folder);
  expect(names()).toEqual(before);
});
