import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy for the site that can simulate a network failure and a newer build. */
export type SwitchableSite = {
  /** The URL on `localhost`, where service workers are allowed. */
  address: string;
  /** If true, no request is answered. */
  isDown: boolean;
  /** The name of the simulated newer build; null serves the real one. */
  newBuild: string | null;
  close: () => Promise<void>;
};

/** Starts such a proxy for the site at an origin. */
export async function openSwitchableSite(origin: string): Promise<SwitchableSite> {
  const app = await (await fetch(`${origin}/page-data/app-data.json`)).json();
  const home = await (await fetch(`${origin}/`)).text();
  const build = String((app as { webpackCompilationHash: string }).webpackCompilationHash);
  const script = home.match(/app-([0-9a-f]{20})\.js/)?.[1] ?? '';
  const newScript = `ffff${script.slice(4)}`;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (site.isDown) return void request.socket.destroy();
    const asked = request.url ?? '/';
    const isNew = site.newBuild !== null;
    // The main script of the old build no longer exists in the new one.
    if (isNew && asked.includes(script)) return void response.writeHead(404).end();
    const from = await fetch(origin + asked.replace(newScript, script), {
      method: request.method ?? 'GET',
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const headers = Object.fromEntries(from.headers);
    for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) delete headers[name];
    const isText = /html|json|javascript/.test(headers['content-type'] ?? '');
    let body = Buffer.from(await from.arrayBuffer());
    if (isNew && isText) {
      const text = body.toString().replaceAll(build, String(site.newBuild)).replaceAll(script, newScript);
      body = Buffer.from(text);
      // The policy has the script hashes of the real build.
      delete headers['content-security-policy'];
    }
    response.writeHead(from.status, headers).end(request.method === 'HEAD' ? undefined : body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: SwitchableSite = {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    isDown: false,
    newBuild: null,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return site;
}
