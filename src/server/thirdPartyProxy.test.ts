import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { thirdPartyProxy } from './thirdPartyProxy';

const script = () => new Response('count()', { headers: { 'content-type': 'text/javascript' } });

async function ask(url: string, allowed: string[], answer: () => Response | Promise<never> = script) {
  const fetchScript = vi.fn(async () => answer());
  const server = fastify();
  server.register(thirdPartyProxy, { allowed, fetchScript });
  const { statusCode, body, headers } = await server.inject(
    `/__third-party-proxy?url=${encodeURIComponent(url)}`,
  );
  await server.close();
  return { statusCode, body, type: headers['content-type'], fetchScript };
}

it('fetches a script from an allowed host', async () => {
  const { statusCode, body, type } = await ask('https://stats.example/count.js', ['stats.example']);
  expect([statusCode, body, type]).toEqual([200, 'count()', 'text/javascript; charset=utf-8']);
});

it.each([
  ['https://stats.example/count.js', []],
  ['http://stats.example/count.js', ['stats.example']],
  ['http://127.0.0.1:9000/healthz', ['stats.example']],
  ['', ['stats.example']],
])('does not request "%s" if the allowed hosts are %j', async (url, allowed) => {
  const { statusCode, fetchScript } = await ask(url, allowed);
  expect(statusCode).toBe(403);
  expect(fetchScript).not.toHaveBeenCalled();
});

it.each([
  ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['an error', () => new Response('', { status: 500, headers: { 'content-type': 'text/javascript' } })],
  ['nothing', () => Promise.reject(new Error('redirected'))],
])('answers %s with 502', async (_what, answer) => {
  expect((await ask('https://stats.example/count.js', ['stats.example'], answer)).statusCode).toBe(502);
});

it('stops reading a script that is too large', async () => {
  const part = new Uint8Array(1024 * 1024);
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(part);
    },
  });
  const answer = () => new Response(endless, { headers: { 'content-type': 'text/javascript' } });
  const { statusCode } = await ask('https://stats.example/count.js', ['stats.example'], answer);
  expect(statusCode).toBe(502);
  expect(sent).toBeLessThan(6);
});

it('does not read a script whose Content-Length is too large', async () => {
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const headers = { 'content-type': 'text/javascript', 'content-length': '3000000' };
  const { statusCode } = await ask('https://stats.example/count.js', ['stats.example'], () => {
    return new Response(body, { headers });
  });
  expect(statusCode).toBe(502);
  expect(pull).not.toHaveBeenCalled();
});
