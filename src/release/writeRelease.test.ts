import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { createServer } from '../server/createServer';
import { compressFolder } from './compressFolder';
import { readReleases } from './readReleases';
import { writeRelease } from './writeRelease';

const start = Date.parse('2026-11-20T08:00:00.000Z');
const hours = (count: number) => new Date(start + count * 60 * 60 * 1000);
let folder = '';
let publicFolder = '';
let releasesFolder = '';
/** The number of builds so far, also the second at which files of a build are written. */
let builds = 0;

beforeEach(() => {
  folder = temporaryFolder();
  publicFolder = join(folder, 'public');
  releasesFolder = join(folder, 'releases');
});

/** Simulates a Gatsby build: pages are overwritten, a script gets another name, a redirect another target. */
function build(word: string): string {
  const script = `/app-${Buffer.from(word.padEnd(10, '.')).toString('hex')}.js`;
  const policy = { 'content-security-policy': `script-src '${word}'` };
  const files = {
    '/index.html': `${`<script src="${script}"></script>`.repeat(80)} ${word} `,
    '/404.html': `No ${word}`,
    '/about/index.html': 'About',
    [script]: `say('${word}')`,
    '/admin/index.html': `Editor ${word}`,
    '/_build.json': JSON.stringify({
      headers: policy,
      editorHeaders: { 'content-security-policy': 'editor' },
      redirects: [{ from: '/old/', to: `/${word}/` }],
    }),
    '/_headers.nginx.conf': `add_header x-build ${word} always;\n`,
  };
  builds += 1;
  for (const [path, text] of Object.entries(files)) {
    const file = join(publicFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    // Clocks of file systems may tick only every few milliseconds, and real builds are further apart.
    utimesSync(file, builds, builds);
  }
  return script;
}

const release = (now: Date) => writeRelease(publicFolder, releasesFolder, now);
const openServer = () => createServer({ publicFolder, releasesFolder, dataFolder: join(folder, 'data') });

describe('a build under a running server', () => {
  it('is not served until it is complete, and then at once, with its own headers and redirects', async () => {
    const oldScript = build('one');
    await compressFolder(publicFolder, 2);
    await release(hours(0));
    const server = await openServer();
    const ask = async (url: string) => {
      const { statusCode, headers, body } = await server.inject(url);
      return [statusCode, headers['content-security-policy'], headers.location ?? body.slice(-5)];
    };
    expect(await ask('/')).toEqual([200, "script-src 'one'", ' one ']);

    const newScript = build('two');
    rmSync(join(publicFolder, oldScript));
    expect(await ask('/')).toEqual([200, "script-src 'one'", ' one ']);
    expect(await ask(newScript)).toEqual([404, "script-src 'one'", 'ound\n']);
    expect(await ask('/old/')).toEqual([301, "script-src 'one'", '/one/']);

    await release(hours(1));
    expect(await ask('/')).toEqual([200, "script-src 'two'", ' two ']);
    expect(await ask(newScript)).toEqual([200, "script-src 'two'", "two')"]);
    expect(await ask('/old/')).toEqual([301, "script-src 'two'", '/two/']);
    expect(await ask('/nothing/')).toEqual([404, "script-src 'two'", 'o two']);
    expect(await ask('/admin/')).toEqual([200, 'editor', 'r two']);
    expect(await ask('/admin/nothing/')).toEqual([404, "script-src 'two'", 'o two']);
    // A page that was opened before the release requests a script.
    expect(await ask(oldScript)).toEqual([200, "script-src 'two'", "one')"]);
    await server.close();
  });

  it('no longer serves pages that the new build lacks', async () => {
    build('one');
    await release(hours(0));
    const server = await openServer();
    rmSync(join(publicFolder, 'about'), { recursive: true });
    await release(hours(1));
    expect((await server.inject('/about/')).statusCode).toBe(404);
    await server.close();
  });

  it('is served even if an older release was deleted by hand', async () => {
    build('one');
    const first = await release(hours(0));
    build('two');
    await release(hours(1));
    rmSync(join(releasesFolder, first.name), { recursive: true });
    const server = await openServer();
    expect((await server.inject('/')).body).toContain(' two ');
    build('three');
    const second = await release(hours(2));
    expect((await server.inject('/')).body).toContain(' three ');
    expect(readReleases(releasesFolder)).not.toContain(first.name);
    rmSync(join(releasesFolder, second.name), { recursive: true });
    build('four');
    const last = await release(hours(3));
    expect((await server.inject('/')).body).toContain(' four ');
    expect(readReleases(releasesFolder)[0]).toBe(last.name);
    expect(readReleases(releasesFolder)).not.toContain(second.name);
    await server.close();
  });

  it('is served from the public folder if there are no releases', async () => {
    build('one');
    const server = await openServer();
    build('two');
    const { headers, body } = await server.inject('/');
    expect([headers['content-security-policy'], body.slice(-5)]).toEqual(["script-src 'two'", ' two ']);
    await server.close();
  });
});

describe('releases', () => {
  it('are not changed by the next build, which writes its files in place', async () => {
    build('one');
    await compressFolder(publicFolder, 2);
    const { name } = await release(hours(0));
    const before = readFileSync(join(releasesFolder, name, 'index.html.br'));
    build('two');
    await compressFolder(publicFolder, 2);
    expect(readFileSync(join(releasesFolder, name, 'index.html'), 'utf8')).toContain('one');
    expect(readFileSync(join(releasesFolder, name, 'index.html.br'))).toEqual(before);
  });

  it('share unchanged files', async () => {
    build('one');
    const first = await release(hours(0));
    build('two');
    const second = await release(hours(1));
    const inode = (name: string, file: string) => statSync(join(releasesFolder, name, file)).ino;
    expect(inode(second.name, 'about/index.html')).toBe(inode(first.name, 'about/index.html'));
    expect(inode(second.name, 'index.html')).not.toBe(inode(first.name, 'index.html'));
  });

  it('are kept for a day after they were replaced, the previous one longer', async () => {
    build('one');
    const names: string[] = [];
    for (const hour of [0, 1, 2, 27]) names.push((await release(hours(hour))).name);
    const [, , third, last] = names;
    expect(readReleases(releasesFolder)).toEqual([last, third]);
    expect(
      readdirSync(releasesFolder)
        .filter((name) => !name.startsWith('current'))
        .sort(),
    ).toEqual([third, last]);
  });

  it('are at most six', async () => {
    build('one');
    for (let hour = 0; hour < 8; hour += 1) await release(hours(hour));
    expect(readReleases(releasesFolder)).toHaveLength(6);
  });

  it('that were interrupted are removed by the next one', async () => {
    build('one');
    const left = join(releasesFolder, '2026-11-20T07-00-00-000Z.part');
    mkdirSync(left, { recursive: true });
    await release(hours(0));
    expect(existsSync(left)).toBe(false);
  });

  it('give nginx the headers, the current release and the previous one', async () => {
    build('one');
    const first = await release(hours(0));
    build('two');
    const second = await release(hours(1));
    expect(readFileSync(join(releasesFolder, 'current.nginx.conf'), 'utf8').split('\n')).toEqual([
      'add_header x-build two always;',
      `set $site_release ${second.name};`,
      `set $site_before ${first.name};`,
      '',
    ]);
  });
});
