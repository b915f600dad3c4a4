import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { site } from '../domain/content/site';
import { createServer } from './createServer';

/** `npm run serve`: serves the built site. PORT and HOST come from the environment. */
async function start(): Promise<void> {
  const port = Number(process.env.PORT || 9000);
  const host = process.env.HOST || '127.0.0.1';
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}", which is no port number`);
  }
  const publicFolder = resolve('public');
  if (!existsSync(resolve(publicFolder, 'index.html'))) {
    throw new Error('There is no built site in public/. Run npm run build first');
  }
  const server = await createServer({
    publicFolder,
    dataFolder: resolve('data'),
    redirects: readRedirects(),
  });
  stopOnSignal(server);
  await server.listen({ port, host });
  const shown = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  const address = server.server.address();
  const shownPort = typeof address === 'object' && address ? address.port : port;
  console.log(`Safa Bay is served at http://${shown}:${shownPort}`);
}

/** The redirects of the content; none when the site runs without its content folder. */
function readRedirects() {
  const path = resolve('content/site.json');
  if (!existsSync(path)) return [];
  return site.shape.redirects.parse(JSON.parse(readFileSync(path, 'utf8')).redirects);
}

/** Lets answers under way be finished; a second signal, or ten seconds, end it at once. */
function stopOnSignal(server: FastifyInstance): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

start().catch((error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? 'The port is taken. Set PORT to another one.' : `${error.message}.`);
  process.exit(1);
});
