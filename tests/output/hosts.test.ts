import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileHeaders, redirectRules } from '../../src/domain/site/hosting';
import { netlifyFor } from '../../src/generation/hostFiles';
import { nginxFor } from '../../src/generation/nginxFiles';
import { cloudflarePages } from '../support/cloudflarePages';
import { homeForRent } from '../support/examplePages';
import { freePort, type ServedSite, serveBuiltSite, untilAnswers } from '../support/serveBuiltSite';
import { type Nginx, nginx, startNginx } from '../support/startNginx';
import { temporaryFolder } from '../support/temporaryFolder';

const publicFolder = resolve('public');
const { redirects } = JSON.parse(readFileSync('content/site.json', 'utf8'));
const scratch = temporaryFolder();
const ports = { ours: 0, nginx: 0 };
let ours: ServedSite | undefined;
let nginxAtWork: Nginx | undefined;

beforeAll(async () => {
  ours = await serveBuiltSite();
  ports.ours = ours.port;
  if (!nginx) return console.warn('nginx is not installed: its checks are skipped');
  ports.nginx = await freePort();
  nginxAtWork = startNginx({
    scratch,
    configuration: readFileSync('deploy/nginx.conf', 'utf8'),
    releasesFolder: resolve('releases'),
    port: ports.nginx,
    proxied: ours.port,
  });
  await untilAnswers(ports.nginx);
});
afterAll(() => {
  ours?.stop();
  nginxAtWork?.stop();
});

it('deploy/nginx.conf and netlify.toml match the header table', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toBe(nginxFor(redirectRules(redirects)));
  expect(readFileSync('netlify.toml', 'utf8')).toBe(netlifyFor());
});

const revalidate = 'public, max-age=0, must-revalidate';
const oneYear = 'public, max-age=31536000, immutable';
const script = String(
  readFileSync(join(publicFolder, 'index.html'), 'utf8').match(/\/app-[0-9a-f]+\.js/)?.[0],
);
const searchData: string = JSON.parse(readFileSync(join(publicFolder, 'search/files.json'), 'utf8')).words;

describe.each(['ours', 'nginx'] as const)('the site served by %s', (host) => {
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
    ['/properties//.git/', 404],
    ['/.env', 404],
    ['/_headers', 404],
    ['/_redirects', 404],
    ['/_build.json', 404],
    ['/_worker.js', 404],
    ['/_routes.json', 404],
    ['/_headers.nginx.conf', 404],
    ['/robots.txt', 200],
    ['/favicon.ico', 200],
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
    ['/properties/for-rent//in-lusail/?view=map', '/properties/for-rent/in-lusail/?view=map'],
    ['//properties/for-rent/in-mebaireek/', '/properties/for-rent/in-mebaireek/'],
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
    [searchData, oneYear],
    ['/search/files.json', revalidate],
    ['/app-ffffffffffffffffffff.js', revalidate],
    ['/static/0123456789abcdef/nothing.avif', revalidate],
    ['/search/nothing.0123456789.json', revalidate],
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
        readFileSync(join(publicFolder, '_build.json'), 'utf8'),
      ).headers;
      for (const [name, value] of Object.entries(expected)) expect(headers.get(name)).toBe(value);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
      expect(headers.get('content-security-policy')).not.toMatch(/script-src [^;]*unsafe/);
    },
  );

  test.each([
    ['/feeds/atom/properties/for-rent/in-lusail.xml', 'application/atom+xml; charset=utf-8'],
    ['/feeds/json/ar/properties/for-rent/in-lusail.json', 'application/feed+json; charset=utf-8'],
    ['/feeds/listings.csv', 'text/csv; charset=utf-8'],
    ['/ar/listings.json', 'application/json; charset=utf-8'],
  ])('%s is a feed of type %s that all sites may read', async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('etag')).not.toBeNull();
  });

  test('pages may not be read by scripts of other sites', async () => {
    expect((await ask('/')).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('compressible files are served compressed', async () => {
    const answer = await fetch(`http://127.0.0.1:${ports[host]}${script}`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });
});

describe('requests that nginx passes to our server', () => {
  it.skipIf(!nginx)('have the headers of our server, each once', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${ports.nginx}/healthz`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    // Repeated headers are joined by a comma.
    expect(headers.get('content-security-policy')).not.toContain(', ');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.skipIf(!nginx)('are accepted as a form of the same origin, whatever the port', async () => {
    const address = `http://127.0.0.1:${ports.nginx}`;
    const ask = (origin: string) =>
      fetch(`${address}/api/leads`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ form: 'callback' }),
      });
    expect((await ask('http://127.0.0.1:1')).status).toBe(403);
    // The request is accepted, but its answers are invalid.
    expect((await ask(address)).status).toBe(422);
  });
});

describe('Cloudflare Pages', () => {
  const host = cloudflarePages(publicFolder);

  it.each([
    ['/', 200, '/index.html'],
    ['/ar/about/', 200, '/ar/about/index.html'],
    ['/properties/', 200, '/properties/index.html'],
    ['/properties/for-rent/in-qatar/', 200, '/properties/for-rent/in-qatar/index.html'],
    ['/properties/for-rent/in-mebaireek/', 200, '/properties/search/index.html'],
    [
      '/ar/commercial-properties/for-sale/in-dukhan/?view=map',
      200,
      '/ar/commercial-properties/search/index.html',
    ],
    ['/off-plan-properties/for-sale/in-wadi/', 200, '/off-plan-properties/search/index.html'],
    ['/nothing-here/', 404, '/404.html'],
    ['/ar/nothing-here/', 404, '/ar/404.html'],
    ['/_build.json', 404, '/404.html'],
  ])('answers %s with %i and %s', async (path, status, file) => {
    const answer = await host.fetch(path);
    expect(answer.status).toBe(status);
    const isSame = (await answer.text()) === readFileSync(join(publicFolder, file), 'utf8');
    expect(isSame).toBe(true);
  });

  it.each([
    ['/about?a=1', 308, '/about/?a=1'],
    ['/properties/for-rent/in-mebaireek?view=map', 301, '/properties/for-rent/in-mebaireek/?view=map'],
    ['/buy-properties/', 301, '/buy/'],
    ['/ar/buy-properties', 301, '/ar/buy/'],
  ])('leads %s on, with %i, to %s', async (path, status, to) => {
    const answer = await host.fetch(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  });
});

describe('_headers and _redirects', () => {
  const headers = readFileSync(join(publicFolder, '_headers'), 'utf8');
  const moves = readFileSync(join(publicFolder, '_redirects'), 'utf8').trim().split('\n');

  it('name files that exist, the most important first', () => {
    const paths = headers.split('\n').filter((line) => line.startsWith('/'));
    const rules = ['/*', ...fileHeaders.map(({ from }) => from)];
    expect(paths.slice(0, rules.length + 1)).toEqual([...rules, '/sw.js']);
    expect(paths.filter((path) => !existsSync(join(publicFolder, path.replace('*', ''))))).toEqual([]);
    // Cloudflare applies the first hundred rules only.
    expect(paths.slice(0, 100)).toEqual(expect.arrayContaining([script, searchData]));
    expect(headers).toContain(`${script}\n  cache-control: ${oneYear}`);
    expect(headers).toContain(`${searchData}\n  cache-control: ${oneYear}`);
    expect(headers.split('\n').filter((line) => line.length > 2000)).toEqual([]);
  });

  it('redirect pages only', () => {
    expect(moves).toContain('/ar/buy-properties/ /ar/buy/ 301');
    expect(moves.filter((line) => !line.endsWith(' 301'))).toEqual([]);
  });
});
