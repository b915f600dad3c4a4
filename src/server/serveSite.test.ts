import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFolder } from '../release/compressFolder';
import { createServer } from './createServer';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const publicFolder = join(folder, 'public');
const script = '/app-0123456789abcdef0123.js';
const longText = 'x = "صفا باي";\n'.repeat(200);
const files: Record<string, string> = {
  '/index.html': `<!doctype html><title>Home</title>${'<p>Lusail</p>'.repeat(200)}`,
  '/404.html': 'Nothing here',
  '/ar/404/index.html': 'لا شيء هنا',
  '/about/index.html': 'About',
  '/properties/search/index.html': 'Search',
  [script]: longText,
  '/stale.js': longText,
  '/static/gone.avif': 'AVIF',
  '/gone-0123456789abcdef0123.js': longText,
  '/sw.js': 'self',
  '/_redirects': '/* /',
  '/.env': 'SECRET=1',
  '/.well-known/security.txt': 'Contact: mailto:hello@safabay.example',
  '/clip.mp4': '0123456789',
  '/page-data/app-data.json': '{}',
  '/100% sea.txt': 'odd name',
  '/listings.json': '{}',
  '/feeds/listings.csv': 'reference',
  '/feeds/atom/ar/properties/for-rent/in-lusail.xml': `<feed>${longText}</feed>`,
  '/feeds/json/properties/for-rent/in-lusail.json': '{}',
};
let server: FastifyInstance;

beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(publicFolder, path)), { recursive: true });
    writeFileSync(join(publicFolder, path), text);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  await compressFolder(publicFolder, 4);
  const soon = new Date(Date.now() + 60_000);
  utimesSync(join(publicFolder, 'stale.js'), soon, soon);
  server = await createServer({
    publicFolder,
    dataFolder: join(folder, 'data'),
    redirects: [{ from: '/buy-properties/', to: '/buy/' }],
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('pages', () => {
  it('are sent with content type, cache rule and security headers', async () => {
    const { statusCode, headers, body } = await server.inject('/about/?from=mail');
    expect([statusCode, body]).toEqual([200, 'About']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'self'",
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it.each([
    ['/about?a=1&b=%20', '/about/?a=1&b=%20'],
    ['/properties/for-rent/in-wadi?view=map', '/properties/for-rent/in-wadi/?view=map'],
    ['/buy-properties?x=1', '/buy/?x=1'],
    ['/ar/buy-properties/', '/ar/buy/'],
  ])('redirects %s to %s', async (from, to) => {
    const { statusCode, headers } = await server.inject(from);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  it('answers a wildcard path with its document', async () => {
    const { statusCode, body } = await server.inject('/properties/for-rent/in-wadi/type-villa/');
    expect([statusCode, body]).toEqual([200, 'Search']);
  });

  it('answers HEAD like GET, without a body', async () => {
    const { statusCode, headers, body } = await server.inject({ method: 'HEAD', url: '/about/' });
    expect([statusCode, headers['content-length'], body]).toEqual([200, '5', '']);
    expect((await server.inject({ method: 'HEAD', url: '/nothing/' })).statusCode).toBe(404);
  });
});

describe('a path without a page', () => {
  it.each([
    ['/nothing/', 'Nothing here'],
    ['/ar/nothing/', 'لا شيء هنا'],
    ['/page-data/nothing/page-data.json', 'Not found\n'],
    ['/app-ffffffffffffffffffff.js', 'Not found\n'],
    ['/_redirects', 'Nothing here'],
    ['/.env', 'Not found\n'],
    [`${script}.br`, 'Not found\n'],
    ['/../secret.txt', 'Not found\n'],
    ['/..%2fsecret.txt', 'Not found\n'],
    ['/%2e%2e/secret.txt', 'Not found\n'],
    ['/about/..%5c..%5csecret.txt', 'Not found\n'],
    ['/about%00.html', 'Nothing here'],
    [`/${'a'.repeat(3000)}/`, 'Nothing here'],
  ])('is answered with 404: %s', async (url, text) => {
    const { statusCode, body, headers } = await server.inject(url);
    expect([statusCode, body]).toEqual([404, text]);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('is not cacheable, even if a file was deleted after the site was listed', async () => {
    rmSync(join(publicFolder, 'static/gone.avif'));
    rmSync(join(publicFolder, 'gone-0123456789abcdef0123.js.br'));
    for (const url of ['/static/gone.avif', '/gone-0123456789abcdef0123.js']) {
      const { statusCode, headers } = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect([statusCode, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
      expect(headers['content-encoding']).toBeUndefined();
    }
  });

  it.each([
    ['/%E0%A4%A', 'Nothing here'],
    ['/properties/for-rent/in-%E0%A4%A/?page=%', 'Nothing here'],
    ['/ar/properties/for-rent/in-%E0%A4%A/', 'لا شيء هنا'],
  ])('gets the not-found page of its language if it cannot be decoded: %s', async (url, text) => {
    const { statusCode, body, headers } = await server.inject(url);
    expect([statusCode, body]).toEqual([404, text]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('gets the complete not-found page even for a conditional request', async () => {
    const headers = {
      'if-none-match': '*',
      range: 'bytes=0-1',
      'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT',
    };
    const { statusCode, body } = await server.inject({ url: '/nothing/', headers });
    expect([statusCode, body]).toEqual([404, 'Nothing here']);
  });

  it('is answered with 404 for other methods', async () => {
    expect((await server.inject({ method: 'POST', url: '/about/' })).statusCode).toBe(404);
  });
});

describe('compressed files', () => {
  const ask = (url: string, accepted: string) =>
    server.inject({ url, headers: { 'accept-encoding': accepted } });

  it('are chosen by Accept-Encoding', async () => {
    const brotli = await ask(script, 'gzip, br');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(longText);
    expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);

    const gzip = await ask(script, 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(longText);

    const plain = await ask(script, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([plain.headers.vary, plain.body]).toEqual(['accept-encoding', longText]);
  });

  it('are sent for pages too', async () => {
    const { headers, rawPayload } = await ask('/', 'br');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(files['/index.html']);
  });

  it('are not used if they are older than their source', async () => {
    expect((await ask('/stale.js', 'br')).headers['content-encoding']).toBeUndefined();
  });
});

describe('conditional requests', () => {
  it.each(['br', 'identity'])('are answered with 304 by ETag, encoding %s', async (accepted) => {
    const first = await server.inject({ url: script, headers: { 'accept-encoding': accepted } });
    const headers = { 'accept-encoding': accepted, 'if-none-match': String(first.headers.etag) };
    const second = await server.inject({ url: script, headers });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect(second.headers).toMatchObject({
      etag: first.headers.etag,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(second.headers['content-encoding']).toBeUndefined();
    expect(second.headers['content-type']).toBeUndefined();
  });

  it('are answered with 304 by date', async () => {
    const first = await server.inject('/about/');
    const headers = { 'if-modified-since': String(first.headers['last-modified']) };
    expect((await server.inject({ url: '/about/', headers })).statusCode).toBe(304);
  });
});

describe('files', () => {
  it.each([
    ['/sw.js', 'no-store', 'text/javascript; charset=utf-8'],
    ['/page-data/app-data.json', 'public, max-age=0, must-revalidate', 'application/json; charset=utf-8'],
    ['/.well-known/security.txt', 'public, max-age=0, must-revalidate', 'text/plain; charset=utf-8'],
    ['/100%25%20sea.txt', 'public, max-age=0, must-revalidate', 'text/plain; charset=utf-8'],
  ])('have their cache rule and type: %s', async (url, cacheControl, type) => {
    const { statusCode, headers } = await server.inject(url);
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      cacheControl,
      type,
    ]);
  });

  it.each([
    ['/feeds/atom/ar/properties/for-rent/in-lusail.xml', 'application/atom+xml; charset=utf-8'],
    ['/feeds/json/properties/for-rent/in-lusail.json', 'application/feed+json; charset=utf-8'],
    ['/feeds/listings.csv', 'text/csv; charset=utf-8'],
    ['/listings.json', 'application/json; charset=utf-8'],
  ])('of feeds have their type, may be read by all sites and are revalidated: %s', async (url, type) => {
    const { headers } = await server.inject(url);
    expect(headers).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const again = await server.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.headers['access-control-allow-origin']]).toEqual([304, '*']);
  });

  it('of feeds are sent compressed', async () => {
    const url = '/feeds/atom/ar/properties/for-rent/in-lusail.xml';
    const { headers, rawPayload } = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/atom+xml; charset=utf-8',
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(files[url]);
  });

  it('of the site may not be read by scripts of other sites', async () => {
    expect((await server.inject('/about/')).headers['access-control-allow-origin']).toBeUndefined();
  });

  it('support range requests', async () => {
    const part = await server.inject({ url: '/clip.mp4', headers: { range: 'bytes=2-4' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    const beyond = await server.inject({ url: '/clip.mp4', headers: { range: 'bytes=50-' } });
    expect([beyond.statusCode, beyond.headers['cache-control']]).toEqual([416, 'no-store']);
  });
});

describe('/healthz', () => {
  it('reports that the server is healthy', async () => {
    const { statusCode, headers, body } = await server.inject('/healthz');
    expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-store', '{"status":"ok"}']);
  });
});
