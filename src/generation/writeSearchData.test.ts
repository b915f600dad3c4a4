import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixtureRoot, planOf, readSoundContent } from '../../tests/support/plannedSite';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { writeSearchData } from './writeSearchData';

const folder = temporaryFolder();
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
