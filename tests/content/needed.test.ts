import { describe, expect, it } from 'vitest';
import { rateTable } from '../../src/domain/content/rates';
import { forms } from '../../src/domain/forms/forms';
import { neededPages, neededRates } from '../../src/generation/checks/needed';
import { readSourceFiles } from '../support/sourceFiles';

const sources = readSourceFiles('src', /\.tsx?$/).filter(
  ({ isTest, path }) => !isTest && !path.includes('/checks/'),
);

/** Paths that links of templates and components lead to, and that they fetch. */
const written = new Set(
  sources
    .filter(({ folder }) => /^(components|templates|pages|domain\/calculators)/.test(folder))
    .flatMap(({ text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').matchAll(/['"`](\/(?:[a-z-]+\/)*)['"`]/g)].map(
        ([, path = '']) => path,
      ),
    ),
);

/** Pages of the build itself, and results. */
const own = [
  '/',
  '/offline/',
  '/api/',
  '/ar/',
  '/properties/for-rent/in-qatar/',
  '/properties/for-sale/in-qatar/',
];

describe('what code needs of content', () => {
  it('is every path that it names', () => {
    const lacking = [...written].filter((path) => !neededPages.includes(path) && !own.includes(path));
    expect(lacking).toEqual([]);
    expect(written.size).toBeGreaterThan(10);
  });

  it('is the page that each form leads to', () => {
    const pages = Object.values(forms).map(({ thanks }) => thanks);
    expect(pages.filter((path) => !neededPages.includes(path))).toEqual([]);
  });

  it('is a table of every kind of rates', () => {
    const kinds = rateTable.options.map((option) => option.shape.kind.value);
    expect(kinds.toSorted()).toEqual([...neededRates].toSorted());
  });
});
