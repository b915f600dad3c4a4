import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestOptions, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import type { Open } from '../../src/imports/fetchLimited';

/** What a server answers, by path. */
export type Answers = Record<string, (response: ServerResponse) => void>;

export type PictureServer = {
  /** The https address of a path, on the host `images.example.com`. */
  addressOf: (path: string) => string;
  /** Opens addresses of that host at this server, without TLS; those of any other host as `fetchLimited` asks. */
  open: Open;
  /** The paths that were asked for. */
  asked: string[];
  stop: () => Promise<void>;
};

const host = 'images.example.com';

const toLoopback: LookupFunction = (_, { all }, callback) => {
  const found = { address: '127.0.0.1', family: 4 };
  if (all) callback(null, [found]);
  else callback(null, found.address, found.family);
};

/** Starts a server for tests of fetching. */
export async function startPictureServer(answers: Answers): Promise<PictureServer> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }: IncomingMessage, response) => {
    asked.push(url);
    const answer = answers[url];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = (url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void) =>
    get(
      url.href.replace(/^https:/, 'http:'),
      { ...options, lookup: url.hostname === host ? toLoopback : options.lookup },
      onResponse,
    );
  return {
    addressOf: (path) => `https://${host}:${port}${path}`,
    open: open as Open,
    asked,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
