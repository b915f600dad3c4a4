import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formIds } from '../../src/domain/forms/forms';
import { createServer } from '../../src/server/createServer';
import { readSettings } from '../../src/server/readSettings';
import { type EmptyPlace, makeFolder } from '../support/leadDatabases';

let place: EmptyPlace;
let server: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  place = await makeFolder();
  const settings = { ...readSettings({}), rateLimit: 0 };
  const log = (line: string) => logged.push(line);
  server = await createServer({ publicFolder: null, dataFolder: place.folder, settings, log });
});
afterAll(async () => {
  await server.close();
  await place.remove();
});

const names = [
  'form',
  'language',
  'key',
  'page',
  'extra',
  'name',
  'email',
  'phone',
  'date',
  'slot',
  'consent',
  'cv',
];
const answer = fc.oneof(
  fc.constantFrom(...formIds, 'ar', 'yes', '2026-11-22', '08:00-10:00', '+97455551234', 'sara@example.com'),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.anything(),
);
const record = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), answer);
const asText = (value: unknown) => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
};
const json = fc
  .oneof(record, fc.anything())
  .map((value) => ({ type: 'application/json', body: asText(value) }));
const broken = fc
  .tuple(record, fc.nat(300))
  .map(([value, length]) => ({ type: 'application/json', body: asText(value).slice(0, length) }));
const urlencoded = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.dictionary(fc.constantFrom(...names), fc.string()).map((value) => new URLSearchParams(value).toString()),
);
const posted = urlencoded.map((body) => ({ type: 'application/x-www-form-urlencoded', body }));
const parts = fc
  .array(fc.tuple(fc.constantFrom(...names, '__proto__'), fc.string({ unit: 'binary' }), fc.boolean()))
  .map((fields) => ({
    type: 'multipart/form-data; boundary=b',
    body: `${fields
      .map(
        ([name, value, isFile]) =>
          `--b\r\ncontent-disposition: form-data; name="${name}"${isFile ? '; filename="cv.pdf"' : ''}\r\n\r\n${value}\r\n`,
      )
      .join('')}--b--`,
  }));
/** Multipart bodies with pieces removed, repeated or replaced. */
const brokenParts = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.constantFrom(
          '--b\r\n',
          '--b--',
          '--b',
          '\r\n\r\n',
          '\r\n',
          '\n\n',
          'content-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7',
          'content-disposition: form-data; name="form"\r\n\r\njobApplication',
          'content-disposition: form-data; name="name"\r\ncontent-type: application/json\r\n\r\n{"a":1}',
          'content-disposition: form-data\r\n\r\n',
          'content-disposition: form-data; name="',
          'content-transfer-encoding: base64\r\n',
          'content-type: text/plain; charset=utf-16\r\n',
        ),
        fc.string({ unit: 'binary', maxLength: 20 }),
      ),
      { maxLength: 12 },
    ),
    fc.constantFrom(
      '; boundary=b',
      '; boundary="b"',
      '; boundary=',
      '',
      '; boundary=c',
      ';boundary=b; charset=x',
    ),
  )
  .map(([pieces, ending]) => ({ type: `multipart/form-data${ending}`, body: pieces.join('') }));
const anything = fc
  .tuple(fc.string({ unit: 'binary' }), fc.string())
  .map(([type, body]) => ({ type: type.replace(/[^\t\x20-\x7e]/g, ''), body }));

it('answers 1,000 random bodies without a server error', {
  timeout: 60_000,
}, async () => {
  const bodies = fc.oneof(json, broken, posted, parts, anything);
  await fc.assert(
    fc.asyncProperty(bodies, async ({ type, body }) => {
      const { statusCode, body: text } = await server.inject({
        method: 'POST',
        url: '/api/leads',
        payload: body,
        headers: { 'content-type': type },
      });
      expect(statusCode).toBeLessThan(500);
      expect(text).not.toMatch(/\bat .*\.[jt]s:\d/);
    }),
    { numRuns: 1000 },
  );
  expect(logged).toEqual([]);
});

it('refuses 1,000 malformed multipart bodies as unreadable and leaves no files', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(brokenParts, async ({ type, body }) => {
      const headers = { 'content-type': type };
      const { statusCode } = await server.inject({
        method: 'POST',
        url: '/api/leads',
        payload: body,
        headers,
      });
      expect([400, 413, 422]).toContain(statusCode);
    }),
    { numRuns: 1000 },
  );
  expect(logged).toEqual([]);
  await vi.waitFor(() => expect(readdirSync(join(place.folder, 'files'))).toEqual([]));
});
