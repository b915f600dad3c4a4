import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EmptyPlace, makeFolder } from '../support/leadDatabases';
import { type LeadServer, startLeadServer } from '../support/leadServer';
import { postedLead } from '../support/postedLead';
import { applicationHead, inParts, rawPost } from '../support/rawPost';

let place: EmptyPlace;
let server: LeadServer;
const sockets: Socket[] = [];
let silentMail: Server | undefined;

beforeEach(async () => {
  place = await makeFolder();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop('SIGKILL');
  silentMail?.close();
  await place.remove();
});

const start = async (variables: Record<string, string> = {}) => {
  server = await startLeadServer({ DATA_FOLDER: place.folder, ...variables });
};
/** Stops the server as a supervisor does. */
const stop = async () => {
  const started = performance.now();
  const code = await server.stop('SIGTERM');
  return { code, seconds: (performance.now() - started) / 1000 };
};
const open = async (text = '') => {
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  sockets.push(socket);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(text);
};
const post = (key: string) =>
  fetch(`${server.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(postedLead(key)),
  });

// Each test starts its own server, which is slow on a busy machine.
describe('the server, told to stop', { timeout: 120_000 }, () => {
  it.each([
    ['one that has said nothing', ''],
    ['half a request', 'POST /api/leads HTTP/1.1\r\nhost: x\r\n'],
    ['one that is kept alive', 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'],
  ])('does not wait for connections: %s', async (_which, text) => {
    await start();
    await open(text);
    await fetch(`${server.url}/healthz`);
    const { code, seconds } = await stop();
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(6);
  });

  it('finishes the request in progress', async () => {
    await start();
    await open();
    const other = new Database(join(place.folder, 'leads.db'));
    other.exec('BEGIN IMMEDIATE');
    const posting = post('key-0001');
    // A pending health check shows that the store waits for the lock.
    await vi.waitFor(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(503), {
      timeout: 10_000,
    });
    const stopping = stop();
    await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(), { timeout: 10_000 });
    other.exec('ROLLBACK');
    other.close();
    expect((await posting).status).toBe(201);
    expect(await stopping).toMatchObject({ code: 0 });
  });

  it('exits within six seconds while an upload and a mail are stuck', async () => {
    // A mail server that accepts connections but sends nothing.
    silentMail = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => silentMail?.listen(0, '127.0.0.1', resolve));
    const { port } = silentMail.address() as AddressInfo;
    await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const { socket } = rawPost(server.url, { ...inParts, 'content-length': 1_000_000 });
    sockets.push(socket);
    socket.write(applicationHead);
    await post('key-0001');
    await vi.waitFor(() => expect(sockets).toHaveLength(2), { timeout: 10_000 });
    const { code, seconds } = await stop();
    expect(code).toBe(0);
    expect(seconds).toBeLessThan(6);
    expect(server.output()).toContain('Stopped before all work was finished');
  });
});
