import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gatsbyInternals } from './support/gatsbyInternals';
import { readSourceFiles } from './support/sourceFiles';

const { version } = JSON.parse(readFileSync('node_modules/gatsby/package.json', 'utf8'));
const read = (file: string) => readFileSync(file, 'utf8');

describe('internals of Gatsby', () => {
  it.each(gatsbyInternals)('are as before: $what', ({ what, file, text, usedBy }) => {
    const source = read(join('node_modules', file));
    const isThere = typeof text === 'string' ? source.includes(text) : text.test(source);
    expect(
      isThere,
      `Gatsby ${version} has changed: not sure any more that ${what}. node_modules/${file} no longer has ${text}. Check ${usedBy.join(', ')}, then correct tests/support/gatsbyInternals.ts.`,
    ).toBe(true);
  });

  it.each(gatsbyInternals)('are listed only while they are used: $what', ({ usedBy, name }) => {
    expect(usedBy.filter((file) => !read(file).includes(name))).toEqual([]);
  });

  it('are listed with every file that uses them', () => {
    const entries = ['gatsby-browser.tsx', 'gatsby-ssr.tsx', 'src/runtime/serviceWorker.js'];
    const files = [
      ...readSourceFiles('src', /\.tsx?$/).filter(({ isTest }) => !isTest),
      ...entries.map((path) => ({ path, text: read(path) })),
    ];
    const internal =
      /___[a-z]\w+|['"#]gatsby-(?:focus|announcer|script)[\w-]*|\.cache\/[a-z-]+|webpack\.stats|page-data\.json/g;
    const own = /^\.cache\/(originals|styles|valuation|wildcards)/;
    const unlisted = files.flatMap(({ path, text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '').matchAll(internal)]
        .map(([found]) => found.replace(/^['"#]/, ''))
        .filter((found) => !own.test(found))
        .filter(
          (found) =>
            !gatsbyInternals.some(
              ({ name, usedBy }) => usedBy.includes(path) && (name.includes(found) || found.includes(name)),
            ),
        )
        .map((found) => `${path}: ${found}`),
    );
    expect([...new Set(unlisted)]).toEqual([]);
  });
});
