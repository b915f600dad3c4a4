import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Assets = { fetch: (request: Request) => Promise<Response> };
type Worker = { fetch: (request: Request, env: { ASSETS: Assets }) => Promise<Response> };

const origin = 'https://safabay.example';

/**
 * Simulates Cloudflare Pages for a folder by its documentation (developers.cloudflare.com/pages, "Serving Pages",
 * "Redirects", "Functions: routing"): `_routes.json` selects `_worker.js` or files; for files, redirects apply first,
 * then the file, then the nearest 404.html. Headers are not simulated.
 */
export function cloudflarePages(folder: string): { fetch: (path: string) => Promise<Response> } {
  const { include } = JSON.parse(readFileSync(join(folder, '_routes.json'), 'utf8'));
  const assets: Assets = { fetch: async (request) => answerFromFiles(folder, new URL(request.url)) };
  return {
    fetch: async (path) => {
      const request = new Request(origin + path);
      const { pathname } = new URL(request.url);
      const isForWorker = include.some((rule: string) =>
        rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule,
      );
      if (!isForWorker) return assets.fetch(request);
      // A data URL, because some Node versions do not treat this file as a module.
      const text = encodeURIComponent(readFileSync(join(folder, '_worker.js'), 'utf8'));
      const worker: Worker = (await import(/* @vite-ignore */ `data:text/javascript,${text}`)).default;
      return worker.fetch(request, { ASSETS: assets });
    },
  };
}

function answerFromFiles(folder: string, { pathname, search }: URL): Response {
  const redirect = readRedirects(folder).find(([from]) => from === pathname);
  if (redirect) return redirectTo(Number(redirect[2]), `${redirect[1]}${search}`);
  const path = decodeURIComponent(pathname);
  const isFile = (name: string) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
  const send = (name: string, status: number) => new Response(readFileSync(join(folder, name)), { status });
  if (path.endsWith('/') && isFile(`${path}index.html`)) return send(`${path}index.html`, 200);
  if (path.endsWith('/index.html') && isFile(path)) return redirectTo(308, path.slice(0, -10) + search);
  if (isFile(path)) return send(path, 200);
  if (isFile(`${path}/index.html`)) return redirectTo(308, `${path}/${search}`);
  const steps = path.split('/').slice(0, -1);
  const nearest = steps
    .map((_, index) => `${steps.slice(0, steps.length - index).join('/')}/404.html`)
    .find(isFile);
  return nearest ? send(nearest, 404) : new Response('', { status: 404 });
}

function readRedirects(folder: string): string[][] {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').trim().split('\n');
  return lines.map((line) => line.split(' '));
}

function redirectTo(status: number, location: string): Response {
  return new Response(null, { status, headers: { location } });
}
