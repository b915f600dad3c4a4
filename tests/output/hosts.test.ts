import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxFor } from '../../src/build/nginxFiles';
import { redirectRules } from '../../src/domain/site/hosting';
import { homeForRent } from '../support/examplePages';
import { freePort, type ServedSite, serveBuiltSite, untilAnswers } from '../support/serveBuiltSite';

const publicFolder = resolve('public');
const { redirects } = JSON.parse(readFileSync('content/site.json', 'utf8'));
const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
const scratch = mkdtempSync(join(tmpdir(), 'hosts-'));
const ports = { ours: 0, nginx: 0 };
let ours: ServedSite | undefined;
let nginxAtWork: ChildProcess | undefined;

beforeAll(async () => {
  ours = await serveBuiltSite();
  ports.ours = ours.port;
  if (!nginx) return console.warn('nginx is not installed: its checks are skipped');
  ports.nginx = await freePort();
  nginxAtWork = startNginx(nginx, ports.nginx);
  await untilAnswers(ports.nginx);
});
afterAll(() => {
  ours?.stop();
  nginxAtWork?.kill('SIGTERM');
  rmSync(scratch, { recursive: true, force: true });
});

it('deploy/nginx.conf is what the table says', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toBe(nginxFor(redirectRules(redirects)));
});

const revalidate = 'public, max-age=0, must-revalidate';
const oneYear = 'public, max-age=31536000, immutable';
const script = String(
  readFileSync(join(publicFolder, 'index.html'), 'utf8').match(/\/app-[0-9a-f]+\.js/)?.[0],
);

describe.each(['ours', 'nginx'] as const)('the site as %s serves it', (host) => {
  const ask = (path: string) => fetch(`http://127.0.0.1:${ports[host]}${path}`, { redirect: 'manual' });
  const test = it.skipIf(host === 'nginx' && !nginx);

  test.each([
    ['/', 200],
    ['/ar/', 200],
    ['/about/', 200],
    ['/about/index.html', 200],
    [homeForRent, 200],
    [`/ar${homeForRent}`, 200],
    ['/properties/', 200],
    ['/properties/for-rent/in-qatar/', 200],
    ['/properties/for-rent/in-mebaireek/type-penthouse/', 200],
    ['/ar/commercial-properties/for-sale/in-dukhan/', 200],
    ['/ar/off-plan-properties/for-sale/in-wadi/', 200],
    ['/nothing-here/', 404],
    ['/nothing-here', 404],
    ['/ar/nothing-here/', 404],
    ['/nothing.html', 404],
    ['/nothing.js', 404],
    ['/page-data/nothing/page-data.json', 404],
    ['/properties/nothing.js', 404],
    ['/properties/.git/', 404],
    ['/properties//x/', 404],
    ['/.env', 404],
    ['/_headers', 404],
    ['/_redirects', 404],
    ['/_headers.json', 404],
    ['/_headers.nginx.conf', 404],
    ['/robots.txt', 200],
    ['/sw.js', 200],
  ])('%s is answered %i', async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  test.each([
    ['/properties/for-rent/in-mebaireek/', '/properties/search/index.html'],
    ['/ar/properties/for-rent/in-mebaireek/', '/ar/properties/search/index.html'],
    ['/nothing-here/', '/404.html'],
    ['/ar/nothing-here/', '/ar/404/index.html'],
  ])('%s is answered with %s', async (path, file) => {
    const isSame = (await (await ask(path)).text()) === readFileSync(join(publicFolder, file), 'utf8');
    expect(isSame).toBe(true);
  });

  test.each(['/nothing.js', '/page-data/nothing/page-data.json', '/.env'])(
    '%s is answered with no page',
    async (path) => {
      const answer = await ask(path);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await answer.text()).toBe('Not found\n');
    },
  );

  test.each([
    ['/about?a=1', '/about/?a=1'],
    ['/ar/about', '/ar/about/'],
    ['/properties/for-rent/in-mebaireek?view=map', '/properties/for-rent/in-mebaireek/?view=map'],
    ['/buy-properties/', '/buy/'],
    ['/buy-properties?x=1', '/buy/?x=1'],
    ['/ar/buy-properties/', '/ar/buy/'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  test.each([
    ['/about/', revalidate],
    ['/page-data/app-data.json', revalidate],
    ['/nothing-here/', revalidate],
    ['/properties/for-rent/in-mebaireek/', revalidate],
    [script, oneYear],
    ['/sw.js', 'no-store'],
    ['/favicon-32x32.png', 'public, max-age=86400'],
  ])('%s may be kept as: %s', async (path, cacheControl) => {
    expect((await ask(path)).headers.get('cache-control')).toBe(cacheControl);
  });

  test.each(['/', '/nothing-here/', script, '/sw.js'])(
    '%s is sent with the headers of safety',
    async (path) => {
      const { headers } = await ask(path);
      const expected: Record<string, string> = JSON.parse(
        readFileSync(join(publicFolder, '_headers.json'), 'utf8'),
      );
      for (const [name, value] of Object.entries(expected)) expect(headers.get(name)).toBe(value);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
      expect(headers.get('content-security-policy')).not.toMatch(/script-src [^;]*unsafe/);
    },
  );

  test('what is compressed is sent so', async () => {
    const answer = await fetch(`http://127.0.0.1:${ports[host]}${script}`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });
});

describe('_headers and _redirects', () => {
  const headers = readFileSync(join(publicFolder, '_headers'), 'utf8');
  const moves = readFileSync(join(publicFolder, '_redirects'), 'utf8').split('\n');

  it('stay within what the hosts allow', () => {
    const lines = headers.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  });

  it('speak of every redirect, wildcard and not-found page, the languages first', () => {
    expect(moves).toContain('/ar/buy-properties/ /ar/buy/ 301');
    expect(moves).toContain('/properties/* /properties/search/ 200');
    expect(moves.slice(-3)).toEqual(['/ar/* /ar/404/index.html 404', '/* /404.html 404', '']);
    expect(headers).toContain(`${script}\n  cache-control: ${oneYear}`);
  });
});

function startNginx(program: string, port: number): ChildProcess {
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/srv/safa-bay/public', publicFolder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  mkdirSync(join(scratch, 'temp'));
  writeFileSync(join(scratch, 'site.conf'), site);
  writeFileSync(
    join(scratch, 'nginx.conf'),
    [
      process.getuid?.() === 0 ? 'user root;' : '',
      'daemon off;',
      `pid ${scratch}/nginx.pid;`,
      `error_log ${scratch}/error.log;`,
      'events { }',
      'http {',
      '  access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `  ${name}_temp_path ${scratch}/temp;`,
      ),
      `  include ${scratch}/site.conf;`,
      '}',
    ].join('\n'),
  );
  const check = spawnSync(program, ['-t', '-c', join(scratch, 'nginx.conf')], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  return spawn(program, ['-c', join(scratch, 'nginx.conf')], { stdio: 'ignore' });
}
