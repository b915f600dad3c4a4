import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorHeaders } from '../../src/domain/site/securityHeaders';
import { nginxEditorFor, nginxFor, nginxHeadersFor } from '../../src/generation/nginxFiles';
import { writeRelease } from '../../src/release/writeRelease';
import { freePort, untilAnswers } from '../support/serveBuiltSite';
import { type Nginx, nginx, startNginx } from '../support/startNginx';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

const folder = temporaryFolder();
const publicFolder = join(folder, 'public');
const releasesFolder = join(folder, 'releases');
const scripts = { one: '/app-11111111111111111111.js', two: '/app-22222222222222222222.js' };
const forEditor = editorHeaders('https://auth.example.dev');
let port = 0;
let running: Nginx | undefined;

async function release(word: 'one' | 'two'): Promise<void> {
  rmSync(publicFolder, { recursive: true, force: true });
  writeFiles(publicFolder, {
    'index.html': word,
    'robots.txt': word,
    [`only-${word}/index.html`]: word,
    [scripts[word]]: word,
    'admin/index.html': `editor of ${word}`,
    'admin/startEditor.js': word,
    '_headers.nginx.conf':
      nginxHeadersFor({ 'x-build': word }) + nginxEditorFor({ 'x-build': word }, forEditor),
  });
  await writeRelease(publicFolder, releasesFolder);
}

async function ask(path: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return [answer.status, answer.headers.get('x-build'), (await answer.text()).trim()];
}

beforeAll(async () => {
  await release('one');
  if (!nginx) return;
  port = await freePort();
  running = startNginx({ scratch: folder, configuration: nginxFor([]), releasesFolder, port });
  await untilAnswers(port);
});
afterAll(() => running?.stop());

it.skipIf(!nginx)(
  'nginx changes to a new release when it is reloaded, pages and headers together',
  async () => {
    expect(await ask('/')).toEqual([200, 'one', 'one']);
    await release('two');
    // nginx is not reloaded yet and still serves the old release.
    expect(await ask('/')).toEqual([200, 'one', 'one']);
    expect(await ask(scripts.one)).toEqual([200, 'one', 'one']);
    expect(await ask(scripts.two)).toEqual([404, 'one', 'Not found']);

    running?.reload();
    await expect.poll(() => ask('/'), { timeout: 10_000 }).toEqual([200, 'two', 'two']);
    expect(await ask(scripts.two)).toEqual([200, 'two', 'two']);
    // Scripts of the old release remain for open pages; its pages are gone.
    expect(await ask(scripts.one)).toEqual([200, 'two', 'one']);
    expect((await ask('/only-one/'))[0]).toBe(404);
  },
);

it.skipIf(!nginx)('nginx sends the editor with headers of its own', async () => {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/admin/`);
  const sent = Object.keys(forEditor).map((name) => [name, headers.get(name)]);
  expect([status, Object.fromEntries(sent)]).toEqual([200, forEditor]);
  expect(headers.get('x-build')).not.toBeNull();
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect((await fetch(`http://127.0.0.1:${port}/`)).headers.get('x-robots-tag')).toBeNull();
  expect((await ask('/admin/startEditor.js'))[0]).toBe(200);
  expect((await ask('/admin'))[2]).toMatch(/^editor/);
  expect((await ask('/admin/nothing.js'))[0]).toBe(404);
});
