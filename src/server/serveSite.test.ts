import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SmallSite, script, serveSmallSite } from '../../tests/support/serveSmallSite';

let site: SmallSite;
let server: SmallSite['server'];

beforeAll(async () => {
  site = await serveSmallSite();
  server = site.server;
});
afterAll(() => site.close());

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

  it('answers requests that name the whole URL, as to a proxy', async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const request = get({
      port,
      host: '127.0.0.1',
      path: `http://127.0.0.1:${port}/about/?a=1`,
      agent: false,
    });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([200, 'About']);
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
    rmSync(join(site.publicFolder, 'static/gone.avif'));
    rmSync(join(site.publicFolder, 'gone-0123456789abcdef0123.js.br'));
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

describe('/healthz', () => {
  it('reports that the server is healthy', async () => {
    const { statusCode, headers, body } = await server.inject('/healthz');
    expect([statusCode, headers['cache-control'], body]).toEqual([200, 'no-store', '{"status":"ok"}']);
  });
});
