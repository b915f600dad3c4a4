import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formIds } from '../../src/domain/forms/formIds';
import { createServer } from '../../src/server/createServer';
import { readSettings } from '../../src/server/readSettings';
import { type EmptyPlace, leadDatabases } from '../support/leadDatabases';

let place: EmptyPlace;
let server: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  place = (await leadDatabases[0]?.[1]?.()) as EmptyPlace;
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
const anything = fc
  .tuple(fc.string({ unit: 'binary' }), fc.string())
  .map(([type, body]) => ({ type: type.replace(/[^\t\x20-\x7e]/g, ''), body }));

it('1,000 bodies that no form has made are answered without a fault of our own', {
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
