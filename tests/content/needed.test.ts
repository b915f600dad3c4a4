import { describe, expect, it } from 'vitest';
import { rateTable } from '../../src/domain/content/rates';
import { forms } from '../../src/domain/forms/forms';
import { blocksWithId, sectionIds } from '../../src/generation/checks/anchors';
import { neededPages, neededRates } from '../../src/generation/checks/needed';
import { readSourceFiles } from '../support/sourceFiles';

const sources = readSourceFiles('src', /\.tsx?$/).filter(
  ({ isTest, path }) => !isTest && !path.includes('/checks/'),
);

/** Paths that templates and components link to or fetch. */
const written = new Set(
  sources
    .filter(({ folder }) => /^(components|templates|pages|domain\/calculators)/.test(folder))
    .flatMap(({ text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').matchAll(/['"`](\/(?:[a-z-]+\/)*)['"`]/g)].map(
        ([, path = '']) => path,
      ),
    ),
);

/** Pages that the build creates without content, and search results. */
const own = [
  '/',
  '/offline/',
  '/api/',
  '/ar/',
  '/properties/for-rent/in-qatar/',
  '/properties/for-sale/in-qatar/',
];

describe('the required content', () => {
  it('includes every path in the code', () => {
    const lacking = [...written].filter((path) => !neededPages.includes(path) && !own.includes(path));
    expect(lacking).toEqual([]);
    expect(written.size).toBeGreaterThan(10);
  });

  it('includes the thank-you page of each form', () => {
    const pages = Object.values(forms).map(({ thanks }) => thanks);
    expect(pages.filter((path) => !neededPages.includes(path))).toEqual([]);
  });

  it('includes a table of every kind of rates', () => {
    const kinds = rateTable.options.map((option) => option.shape.kind.value);
    expect(kinds.toSorted()).toEqual([...neededRates].toSorted());
  });
});

it('the sections to which texts can link are those with an id in the code', () => {
  const ids = sources
    .filter(({ folder }) => /^(components|templates)/.test(folder))
    .flatMap(({ text }) => [...text.matchAll(/\sid="([a-z]+)"/g)].map(([, id = '']) => id));
  const known = [...Object.values(sectionIds).flat(), ...blocksWithId, 'main'];
  expect([...new Set(ids)].toSorted()).toEqual([...new Set(known)].toSorted());
});
