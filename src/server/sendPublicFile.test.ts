import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, longText, type SmallSite, script, serveSmallSite } from '../../tests/support/serveSmallSite';

let site: SmallSite;
let server: SmallSite['server'];

beforeAll(async () => {
  site = await serveSmallSite();
  server = site.server;
});
afterAll(() => site.close());

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
