import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import arabic from '../../locales/ar/forms.json';
import { formIds } from '../../src/domain/forms/forms';
import { createServer } from '../../src/server/createServer';
import { forgetOld } from '../../src/server/leads/forgetOld';
import { type Leads, openLeads } from '../../src/server/leads/openLeads';
import { readSettings } from '../../src/server/readSettings';
import { readWords } from '../../src/server/words';
import { callback } from '../support/formServer';
import { keepFile, keptFiles } from '../support/keepFile';
import { type EmptyPlace, makeFolder } from '../support/leadDatabases';
import { applicationEnd, applicationUpTo, inParts } from '../support/rawPost';

const siteOrigin = 'https://www.safabay.example';
let place: EmptyPlace;
let leads: Leads;
let server: FastifyInstance;
const now = () => new Date('2026-11-20T06:00:00Z');

async function open(variables: Record<string, string> = {}) {
  const settings = { ...readSettings(variables), dataFolder: place.folder };
  const log = () => {};
  leads = await openLeads({ settings, contentFolder: 'content', words: readWords('locales'), now, log });
  server = await createServer({ publicFolder: null, dataFolder: place.folder, settings, leads, now, log });
}
const post = (payload: object | string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'POST', url: '/api/leads', payload, headers });

beforeEach(async () => {
  place = await makeFolder();
});
afterEach(async () => {
  await server.close();
  await place.remove();
});

describe('the origin of a lead', () => {
  it.each([
    ['the site', { origin: siteOrigin }, 201],
    ['another site that was named', { origin: 'https://landing.example' }, 201],
    ['the server itself', { origin: 'http://localhost:9000', host: 'localhost:9000' }, 201],
    ['a program', {}, 201],
    ['a foreign site', { origin: 'https://evil.example' }, 403],
    ['a site that looks like ours', { origin: `${siteOrigin}.evil.example` }, 403],
    ['a page without origin', { origin: 'null' }, 403],
    ['a foreign site, by an old browser', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('is checked: %s', async (_where, headers, status) => {
    await open({ LEADS_ORIGINS: 'https://landing.example' });
    expect((await post(callback, headers as Record<string, string>)).statusCode).toBe(status);
    expect(await leads.store.list({})).toHaveLength(status === 201 ? 1 : 0);
  });

  it('determines the CORS headers', async () => {
    await open();
    const ask = (origin: string) =>
      server.inject({
        method: 'OPTIONS',
        url: '/api/leads',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const own = await ask(siteOrigin);
    expect([own.statusCode, own.headers['access-control-allow-origin'], own.headers.vary]).toEqual([
      204,
      siteOrigin,
      'origin',
    ]);
    expect((await ask('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
    const answer = await post(callback, { origin: siteOrigin });
    expect(answer.headers['access-control-allow-origin']).toBe(siteOrigin);
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('determines where a browser without scripts is redirected', async () => {
    await open();
    const payload = new URLSearchParams({ ...callback, language: 'ar' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: siteOrigin };
    const { headers: answer } = await post(payload, headers);
    expect(answer.location).toMatch(`${siteOrigin}/ar/callback-thankyou/?reference=SB-`);
  });
});

describe('the rate limit', () => {
  it('counts each form of an address separately', async () => {
    await open({ LEADS_RATE_LIMIT: '3' });
    const statuses = [];
    for (let index = 0; index < 5; index++) {
      statuses.push((await post({ ...callback, key: `key-0000-${index}` })).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const tooOften = await post(callback);
    expect(tooOften.json()).toEqual({ errors: [{ field: null, code: 'tooOften' }] });
    expect(Number(tooOften.headers['retry-after'])).toBeGreaterThan(0);
    const newsletter = { form: 'newsletter', email: 'sara@example.com', consent: 'yes' };
    expect((await post(newsletter)).statusCode).toBe(201);
  });

  it.each([
    [['2001:db8:1:2::1', '2001:db8:1:2:3::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:DB8:0001:2::9']],
    [['2001:db8::1', '2001:db8:0:0:1::', '2001:db8::ffff:1', '2001:db8:0:0:5:6:7:8']],
    [['fe80::1', 'fe80::2', 'fe80:0:0:0:9::', 'fe80::1:2:3:4']],
    [['::ffff:203.0.113.9', '203.0.113.9', '::ffff:cb00:7109', '203.0.113.9']],
  ])('counts the addresses of an IPv6 network together: %s', async (addresses) => {
    await open({ LEADS_RATE_LIMIT: '3', TRUST_PROXY: 'loopback' });
    const statuses = [];
    for (const address of addresses)
      statuses.push((await post(callback, { 'x-forwarded-for': address })).statusCode);
    expect(statuses).toEqual([201, 200, 200, 429]);
    const other = await post(callback, { 'x-forwarded-for': '2001:db8:1:3::1' });
    expect(other.statusCode).toBe(200);
  });

  it('also counts all forms together', async () => {
    await open({ LEADS_RATE_LIMIT: '1' });
    const statuses = [];
    for (let index = 0; index < 11; index++) statuses.push((await post({ form: formIds[index] })).statusCode);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses[10]).toBe(429);
  });

  it('is explained by an error page in the language of the visitor', async () => {
    await open({ LEADS_RATE_LIMIT: '1' });
    const payload = new URLSearchParams({ ...callback, language: 'ar' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await post(payload, headers);
    const { statusCode, body } = await post(payload, headers);
    expect([statusCode, body.includes(arabic['forms.refused.tooOften'])]).toEqual([429, true]);
  });

  it('counts clients behind a trusted proxy separately', async () => {
    await open({ LEADS_RATE_LIMIT: '1', TRUST_PROXY: 'loopback' });
    const from = async (address: string) => (await post(callback, { 'x-forwarded-for': address })).statusCode;
    expect([await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.1')]).toEqual([
      201, 200, 429,
    ]);
  });
});

describe('a refusal before the body is read', () => {
  it.each([
    [403, 'unreadable', { origin: 'https://evil.example' }, ''],
    [413, 'tooMuch', { origin: siteOrigin }, siteOrigin],
    [429, 'tooOften', { origin: siteOrigin }, siteOrigin],
  ] as const)(
    'is explained in the language and links to the page in the query: %i',
    async (status, code, headers, site) => {
      await open({ LEADS_RATE_LIMIT: '1' });
      if (status === 429) for (let index = 0; index < 10; index++) await post('');
      const answer = await server.inject({
        method: 'POST',
        url: '/api/leads?language=ar&page=/ar/callback/',
        payload: status === 413 ? 'x'.repeat(200_000) : '',
        // A browser names only the origin of the page to a server on another origin.
        headers: {
          ...headers,
          referer: `${siteOrigin}/`,
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
      expect(answer.statusCode).toBe(status);
      expect(answer.body).toContain('<html lang="ar" dir="rtl">');
      expect(answer.body).toContain(arabic[`forms.refused.${code}`]);
      expect(answer.body).toContain(`<a href="${site}/ar/callback/">`);
    },
  );
});

describe('signs of spam', () => {
  it('are recorded and do not refuse a lead', async () => {
    await open();
    await post({ ...callback, extra: 'Buy now', seconds: '1' });
    expect((await leads.store.list({}))[0]?.suspicions).toEqual(['trap', 'quick']);
  });
});

describe('a CV', () => {
  const send = (name: string, content: string | Buffer, accept = 'application/json') => {
    const parts = [applicationUpTo(name), content, applicationEnd].map((part) => Buffer.from(part));
    return post(Buffer.concat(parts), { accept, ...inParts });
  };
  const kept = () => keptFiles(place.folder);

  it.each([
    ['cv.pdf', '%PDF-1.7 hello', 'pdf'],
    ['CV.DOC', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'doc'],
    ['cv.docx', 'PK\x03\x04 word/document.xml', 'docx'],
  ])('is stored under a generated name, readable by its owner only: %s', async (name, content, type) => {
    await open();
    const { statusCode } = await send(name, content);
    expect(statusCode).toBe(201);
    const [lead] = await leads.store.list({});
    expect(lead?.values.cv).toBe(name);
    expect(lead?.file).toMatchObject({ field: 'cv', type, name: kept()[0] });
    expect(kept()[0]).toMatch(new RegExp(`^[0-9a-f]{32}\\.${type}$`));
    const path = join(place.folder, 'files', kept()[0] ?? '');
    // Windows has no such permissions.
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path)).toEqual(Buffer.from(content));
  });

  it.each([
    ['cv.pdf', 'MZ an executable', 'fileType'],
    ['cv.exe', '%PDF-1.7', 'fileType'],
    ['cv.docx', 'PK\x03\x04 any zip', 'fileType'],
    ['cv.pdf', '', 'fileEmpty'],
    ['', '', 'required'],
    ['cv.pdf', `%PDF-1.7${'x'.repeat(5 * 1024 * 1024)}`, 'fileTooLarge'],
    ['cv.pdf', `%PDF-1.7${'x'.repeat(5.9 * 1024 * 1024)}`, 'fileTooLarge'],
  ])('is refused and not stored if invalid: %s (%#)', async (name, content, code) => {
    await open();
    const { statusCode, json } = await send(name, content);
    expect([statusCode, json()]).toEqual([422, { errors: [{ field: 'cv', code }] }]);
    await vi.waitFor(() => expect(kept()).toEqual([]));
    expect(await leads.store.list({})).toEqual([]);
  });

  it('cannot choose its path by its name', async () => {
    await open();
    await send('../../../etc/cv.pdf', '%PDF-1.7');
    expect(kept()).toHaveLength(1);
    expect((await leads.store.list({}))[0]?.values.cv).toBe('cv.pdf');
  });

  it('is stored once if a browser without scripts sends it twice', async () => {
    await open();
    const first = await send('cv.pdf', '%PDF-1.7', 'text/html');
    const second = await send('cv.pdf', '%PDF-1.7', 'text/html');
    expect([first.statusCode, second.headers.location]).toEqual([303, first.headers.location]);
    expect(kept()).toHaveLength(1);
  });

  it('without a lead is removed after an hour', async () => {
    await open();
    await send('cv.pdf', '%PDF-1.7');
    await keepFile(leads.files, 'pdf', '%PDF-1.7 left over');
    await leads.files.receive([Buffer.from('%PDF-1.7 not looked at yet')]);
    const wanted = await leads.store.files();
    await leads.files.sweep(wanted, new Date());
    expect(kept()).toHaveLength(3);
    await forgetOld(leads, new Date(Date.now() + 2 * 3_600_000));
    expect(new Set(kept())).toEqual(wanted);
  });
});

describe('the server', () => {
  it('sends security headers and no cookies', async () => {
    await open();
    const { headers } = await post(callback);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});
