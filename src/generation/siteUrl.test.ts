import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder';

const folder = temporaryFolder();
const tsx = pathToFileURL(createRequire(resolve('package.json')).resolve('tsx')).href;
const script = `import(${JSON.stringify(resolve('src/generation/siteUrl.ts'))}).then((m) => console.log((m.default ?? m).siteUrl))`;
const { SITE_URL: _, ...environment } = process.env;

/** The site URL that a build in a folder uses with the given environment variables. */
const siteUrlWith = (variables: Record<string, string>) =>
  execFileSync(process.execPath, ['--import', tsx, '-e', script], {
    cwd: folder,
    env: { ...environment, ...variables },
    encoding: 'utf8',
  }).trim();

it('comes from .env, unless the environment sets another one', () => {
  writeFileSync(join(folder, '.env'), 'SITE_URL=https://file.example/\n');
  expect(siteUrlWith({})).toBe('https://file.example');
  expect(siteUrlWith({ SITE_URL: 'https://set.example//' })).toBe('https://set.example');
  expect(siteUrlWith({ SITE_URL: '' })).toBe('https://www.safabay.example');
});
