import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadTimeout } from '../domain/forms/uploadTimeout';
import { createServer } from './createServer';

const dataFolder = mkdtempSync(join(tmpdir(), 'leads-'));
let server: FastifyInstance;

beforeAll(async () => {
  server = await createServer({ publicFolder: null, dataFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(dataFolder, { recursive: true });
});

it.each([
  ['/api/leads/visit.ics', 'same-site'],
  ['/api/saved-searches/confirm', 'same-site'],
  ['/api/results', 'same-site'],
  ['/healthz', 'cross-origin'],
])('%s may be loaded by pages that are %s', async (url, policy) => {
  const { headers } = await server.inject(url);
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': policy,
    'x-content-type-options': 'nosniff',
  });
});

it('the server waits longer for an upload than the browser does', () => {
  expect(server.server.requestTimeout).toBeGreaterThan(uploadTimeout);
});
