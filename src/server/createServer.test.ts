import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { uploadTimeout } from '../domain/forms/uploadTimeout';
import { createServer } from './createServer';

it('the server waits longer for an upload than the browser does', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'leads-'));
  const server = await createServer({ publicFolder: null, dataFolder });
  expect(server.server.requestTimeout).toBeGreaterThan(uploadTimeout);
  await server.close();
  rmSync(dataFolder, { recursive: true });
});
