import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callback, FormServer } from '../../../tests/support/formServer';

let server: FormServer;

beforeAll(async () => {
  server = await FormServer.start();
});
afterAll(() => server.close());

describe('an unreadable body', () => {
  it.each([
    ['', 'application/json'],
    ['null', 'application/json'],
    ['[]', 'application/json'],
    ['"text"', 'application/json'],
    ['{"form":', 'application/json'],
    ['{"__proto__":{"form":"callback"}}', 'application/json'],
    ['{"form":{"toString":1}}', 'application/json'],
    ['{"form":"__proto__"}', 'application/json'],
    [`${'['.repeat(60_000)}`, 'application/json'],
    ['%E0%A4%A=%&&&===', 'application/x-www-form-urlencoded'],
    ['form=callback&form=newsletter', 'application/x-www-form-urlencoded'],
    ['__proto__=1&constructor=2', 'application/x-www-form-urlencoded'],
    ['\u0000\ufffd', 'text/plain'],
    ['<form/>', 'application/xml'],
    ['--x--', 'multipart/form-data; boundary=x'],
    ['x', 'nonsense'],
  ])('is refused with 4xx: %j as %s', async (body, type) => {
    const { statusCode, body: answer } = await server.post(body.slice(0, 60_000), type);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(answer).not.toMatch(/\bat .*\.ts/);
  });

  it('is not logged', () => {
    expect(server.logged).toEqual([]);
  });
});

describe('when leads cannot be stored', () => {
  it('answers without details and logs no visitor input', async () => {
    const { leads, logged } = server;
    const broken = await server.withLeads({
      ...leads,
      close: async () => {},
      store: {
        ...leads.store,
        add: async () => {
          throw Object.assign(new Error('no space for Sara Al Kuwari'), {
            code: 'ENOSPC',
            syscall: 'write',
          });
        },
      },
    });
    const { statusCode, json } = await broken.inject({
      method: 'POST',
      url: '/api/leads',
      payload: callback,
    });
    expect([statusCode, json()]).toEqual([503, { errors: [{ field: null, code: 'failed' }] }]);
    expect(logged).toEqual([expect.stringContaining('ENOSPC write')]);
    expect(logged[0]).not.toContain('Sara');
    await broken.close();
  });
});
