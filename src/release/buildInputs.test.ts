import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../tests/support/temporaryFolder';
import { buildVariables, hashInputs, hashOutput } from './buildInputs';

const root = temporaryFolder();
const write = (path: string, text: string) => writeFiles(root, { [path]: text });
const inputs = (environment: NodeJS.ProcessEnv = {}, day = '2026-11-22') =>
  hashInputs(root, environment, day);

beforeEach(() => write('content/listings/cap-1001.json', '{}'));

it('the inputs are the same until something that a build reads has changed', () => {
  const before = inputs();
  write('public/index.html', 'written by a build');
  write('docs/operations.md', 'text');
  write('.vscode/schemas/names.schema.json', '{}');
  write('netlify.toml', 'written by a build');
  expect(inputs({ LANG: 'C', GITHUB_RUN_ID: '7' })).toEqual(before);
  const others = [inputs({ SITE_URL: 'https://x.test' }), inputs({ GATSBY_TILES_URL: '/' })];
  write('node_modules/.package-lock.json', '{}');
  others.push(inputs());
  write('locales/en/common.json', '{}');
  others.push(inputs());
  expect(new Set([before, ...others].map(({ code }) => code)).size).toBe(5);
  expect(new Set([before, ...others].map(({ content }) => content)).size).toBe(1);
});

it('the content is an input of its own, with the day', () => {
  const all = [inputs(), inputs({}, '2026-11-23')];
  write('content/listings/cap-1001.json', '{ }');
  all.push(inputs());
  write('content/listings/cap-1002.json', '{ }');
  all.push(inputs());
  expect(new Set(all.map(({ content }) => content)).size).toBe(4);
  expect(new Set(all.map(({ code }) => code)).size).toBe(1);
});

it.each(['public/index.html', '.cache/page-ssr/routes/render-page.js'])(
  'the output differs when %s is written again, even with the same text',
  (file) => {
    write(file, 'text');
    const before = hashOutput(root);
    expect(hashOutput(root)).toBe(before);
    utimesSync(join(root, file), 0, 0);
    expect(hashOutput(root)).not.toBe(before);
  },
);

it('the output may be missing', () => {
  expect(hashOutput(join(root, 'nothing'))).toBe(hashOutput(join(root, 'nowhere')));
});

it('all environment variables that the code of a build reads are inputs', () => {
  const isOfBuild = (path: string) =>
    /\.(c?js|tsx?)$/.test(path) && !/\.test\.|^(server|imports)[\\/]|^editor[\\/]runEditor/.test(path);
  const files = (readdirSync('src', { recursive: true }) as string[]).filter(isOfBuild);
  const roots = ['gatsby-config.js', 'gatsby-node.js', 'gatsby-ssr.tsx', 'gatsby-browser.tsx'];
  const texts = [...files.map((path) => join('src', path)), ...roots].map((path) =>
    readFileSync(path, 'utf8'),
  );
  const read = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:process\.env|environment)\.([A-Z_]+)/g)].map(([, name]) => name),
  );
  expect(read).toContain('SITE_URL');
  expect([...new Set(read)].filter((name) => !buildVariables.test(name ?? ''))).toEqual([]);
});
