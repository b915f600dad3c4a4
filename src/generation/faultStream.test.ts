import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { createFaultStream } from './faultStream';
import { watchFolders } from './watchFolders';

it('a stream of faults sends each list to pages that listen, the latest one first', async () => {
  const stream = createFaultStream();
  stream.send([{ file: 'content/site.json', path: 'phone', found: '""', expected: 'a number' }]);
  const server = createServer(stream.answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { body } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await reader?.read())?.value ?? '';
  expect(JSON.parse(first.replace('data: ', ''))).toMatchObject([
    { file: 'content/site.json', field: 'phone' },
  ]);
  stream.send([]);
  expect((await reader?.read())?.value).toBe('data: []\n\n');
  await reader?.cancel();
  server.closeAllConnections();
  server.close();
});

it('watched folders report changes in new folders and of replaced files, one call at a time', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'listings'));
  const file = (name: string) => join(folder, name);
  writeFileSync(file('listings/a.json'), '{}');
  let running = 0;
  const onChange = vi.fn(async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  });
  const stop = watchFolders([folder], onChange);
  const reports = async (change: () => void) => {
    onChange.mockClear();
    change();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: 10_000, interval: 10 });
  };
  await reports(() => writeFileSync(file('listings/a.json'), '{"a":1}'));
  await reports(() => {
    writeFileSync(file('listings/a.json.swap'), '{"a":2}');
    renameSync(file('listings/a.json.swap'), file('listings/a.json'));
  });
  await reports(() => writeFileSync(file('listings/a.json'), '{"a":3}'));
  await reports(() => mkdirSync(file('articles')));
  await reports(() => writeFileSync(file('articles/b.json'), '{}'));
  stop();
});
