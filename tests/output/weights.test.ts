import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { SearchFiles } from '../../src/domain/search/searchFiles';
import { builtPages, firstOf } from '../support/builtSite';
import { pageWeights, showWeights, templateWeights } from '../support/weights';

it('the table of weights is printed', () => {
  console.log(showWeights(templateWeights()));
  expect(templateWeights().length).toBeGreaterThanOrEqual(18);
});

it('every page names the scripts that hydrate it', () => {
  const asked = /webpack-runtime-.+ .*framework-.+ .*app-/;
  const without = builtPages().filter(
    ({ page }) =>
      !asked.test(page.scripts.join(' ')) ||
      !page.templateScripts.some((name) => name.includes('component---')),
  );
  expect(firstOf(without.map(({ path }) => path))).toEqual([]);
});

it('every script asks the browser to compile it while it is downloaded', () => {
  const names = [...new Set(builtPages().flatMap(({ page }) => [...page.scripts, ...page.templateScripts]))];
  const files = names.map((name) => join('public', basename(name)));
  expect(files.length).toBeGreaterThan(20);
  const hint = '//# allFunctionsCalledOnLoad\n';
  expect(firstOf(files.filter((file) => !readFileSync(file, 'utf8').startsWith(hint)))).toEqual([]);
});

/** Maximum kilobytes of script. The search also has filters. */
const maxScript = (template: string) => (template === 'Search' ? 115 : 110);

it('a first load has at most 110 KB of JavaScript, 115 KB for the search', () => {
  const heavy = templateWeights().filter(({ template, scripts }) => scripts > maxScript(template) * 1024);
  expect(heavy.map(({ template, scripts }) => `${template}: ${(scripts / 1024).toFixed(1)} KB`)).toEqual([]);
});

it('the search data take at most 40 compressed bytes a home', () => {
  const { data }: SearchFiles = JSON.parse(readFileSync('public/search/files.json', 'utf8'));
  const files = Object.values(data).map((path) => readFileSync(join('public', path)));
  const homes = files.reduce((sum, file) => sum + JSON.parse(file.toString()).count, 0);
  const bytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0);
  expect(bytes / homes).toBeLessThanOrEqual(40);
});

it('every page has at most 20 KB of CSS', () => {
  expect(pageWeights('styles', 20)).toEqual([]);
});

it('content pages and listings have at most 8 KB of data', () => {
  expect(pageWeights('data', 8)).toEqual([]);
});

it('each language has one font of at most 90 KB', () => {
  expect(templateWeights().filter(({ fonts }) => fonts === 0 || fonts > 90 * 1024)).toEqual([]);
});
