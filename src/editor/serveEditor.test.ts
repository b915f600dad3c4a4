import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { serveEditor } from './serveEditor';

const names = ['a', 'b', 'c', 'd'];
let root = '';
let server: Server;
let address = '';

beforeEach(async () => {
  root = temporaryFolder();
  for (const folder of ['content/pictures', 'content/listings', 'locales'])
    mkdirSync(join(root, folder), { recursive: true });
  const gallery = names.map((name) => `${name}.jpg`);
  const home = { reference: 'cap-1', type: 'villa', gallery };
  writeFileSync(join(root, 'content/listings/cap-1.json'), JSON.stringify(home));
  const photo = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#0f4c5c' } }).jpeg();
  const bytes = await photo.toBuffer();
  for (const file of gallery) writeFileSync(join(root, 'content/pictures', file), bytes);
  server = serveEditor(root, root);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Returns the faults that the editor is sent by the first checks. */
async function faultsOf(checks: number): Promise<string> {
  const { body } = await fetch(`${address}/faults`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let sent = '';
  while (sent.split('data:').length <= checks) sent += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  return sent;
}

it('takes in each photo once, although the photos that it writes lead to another check', async () => {
  expect((await faultsOf(2)).includes('EEXIST')).toBe(false);
  expect(
    readdirSync(join(root, 'content/pictures'))
      .filter((file) => file.endsWith('.json'))
      .sort(),
  ).toEqual(names.map((name) => `${name}.json`));
});

it('goes on after a request for an address that is none', async () => {
  expect((await fetch(`${address}//`)).status).toBe(404);
  expect(await faultsOf(1)).toContain('content/listings/cap-1.json');
});
