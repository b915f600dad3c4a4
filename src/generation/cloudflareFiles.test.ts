import { describe, expect, it, vi } from 'vitest';
import { cloudflareRoutes, cloudflareWorker } from './cloudflareFiles';

type Assets = { fetch: (request: Request) => Promise<Response> };
type Worker = { fetch: (request: Request, env: { ASSETS: Assets }) => Promise<Response> };

const written = `data:text/javascript,${encodeURIComponent(cloudflareWorker())}`;
const worker: Worker = (await import(/* @vite-ignore */ written)).default;
const files = [
  '/properties/',
  '/properties/for-rent/in-lusail/',
  '/properties/search/',
  '/ar/properties/search/',
];

/** Calls the worker with static assets that answer with their own path, and with 404 for unknown paths. */
async function ask(path: string, init?: RequestInit) {
  const fetchAsset = vi.fn(async (request: Request) => {
    const { pathname } = new URL(request.url);
    return new Response(pathname, { status: files.includes(pathname) ? 200 : 404 });
  });
  const request = new Request(`https://safabay.example${path}`, init);
  const answer = await worker.fetch(request, { ASSETS: { fetch: fetchAsset } });
  return { answer, text: await answer.text(), asked: fetchAsset.mock.calls.map(([asset]) => asset) };
}

describe('_worker.js', () => {
  it.each([
    ['/properties/', 200, '/properties/'],
    ['/properties/for-rent/in-lusail/?view=map', 200, '/properties/for-rent/in-lusail/'],
    ['/properties/for-rent/in-wadi/?view=map', 200, '/properties/search/'],
    ['/ar/properties/for-sale/in-wadi/', 200, '/ar/properties/search/'],
    ['/properties/for-rent/nothing.js', 404, '/properties/for-rent/nothing.js'],
    ['/properties/.git/', 404, '/properties/.git/'],
    ['/properties//.git/', 404, '/properties//.git/'],
    ['/_build.json', 404, '/404-hidden'],
    ['/_headers.nginx.conf', 404, '/404-hidden'],
  ])('answers %s with %i and %s', async (path, status, file) => {
    const { answer, text } = await ask(path);
    expect([answer.status, text]).toEqual([status, file]);
  });

  it.each([
    ['adds the missing trailing slash', '/properties/for-rent/in-wadi?view=map'],
    ['removes doubled slashes', '/properties///for-rent//in-wadi/?view=map'],
  ])('%s of a search path', async (_, path) => {
    const { answer } = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      '/properties/for-rent/in-wadi/?view=map',
    ]);
  });

  it('forwards conditional request headers', async () => {
    const headers = { 'if-none-match': '"x"' };
    const { asked } = await ask('/properties/for-rent/in-wadi/', { method: 'HEAD', headers });
    expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'HEAD']);
    expect(asked.map((request) => request.headers.get('if-none-match'))).toEqual(['"x"', '"x"']);
  });
});

it('_routes.json excludes paths that need no worker, within the limits of Cloudflare', () => {
  const { version, include, exclude } = JSON.parse(cloudflareRoutes());
  expect([version, exclude]).toEqual([1, []]);
  expect(include).toContain('/ar/off-plan-properties/*');
  expect(include.length).toBeLessThanOrEqual(100);
});
