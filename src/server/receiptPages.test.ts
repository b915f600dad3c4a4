import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slotTimes } from '../domain/forms/slots';
import { createServer } from './createServer';
import { readSettings } from './readSettings';
import { readWords } from './words';

const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
const publicFolder = join(folder, 'public');
const words = readWords('locales');
const viewing = 'reference=SB-7KQ4MD&form=bookViewing&date=2026-11-24&slot=10%3A00-12%3A00&property=cap-1042';
let server: FastifyInstance;

beforeAll(async () => {
  for (const path of ['thankyou', 'callback-thankyou', 'ar/thankyou', 'about']) {
    mkdirSync(join(publicFolder, path), { recursive: true });
    const page = '<main><noscript><div class="bare" data-receipt="">In the address</div></noscript></main>';
    writeFileSync(join(publicFolder, path, 'index.html'), page);
  }
  const settings = readSettings({ LEADS_RATE_LIMIT: '8' });
  server = await createServer({
    publicFolder,
    dataFolder: join(folder, 'data'),
    settings,
    now: () => new Date('2026-11-20T06:00:00Z'),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('a thank-you page without scripts', () => {
  it('shows the reference and the next steps', async () => {
    const { body, headers } = await server.inject('/callback-thankyou/?reference=SB-7KQ4MD&form=callback');
    expect(body).toContain('<bdi class="ltr" data-reference="">SB-7KQ4MD</bdi>');
    expect(body).toContain(words('en', 'forms.callback.next'));
    expect(body).not.toContain('In the address');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows the time of a viewing and a link to its calendar file, in the language of the page', async () => {
    const { body } = await server.inject(`/ar/thankyou/?${viewing}`);
    expect(body).toContain(`24 نوفمبر 2026، ${words('ar', 'forms.slot', slotTimes('10:00-12:00', 'ar'))}`);
    const address = /href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const file = await server.inject(address);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.body.replaceAll('\r\n ', '')).toContain(
      `SUMMARY:${words('ar', 'forms.receipt.event', { property: 'cap-1042' })}`,
    );
  });

  it('lists several homes in the order that was asked for, on the page and in one calendar event', async () => {
    const { body } = await server.inject(`/thankyou/?${viewing}%2Cjsn12`);
    expect(body.indexOf('cap-1042</bdi>')).toBeGreaterThan(body.indexOf(words('en', 'forms.receipt.homes')));
    expect(body.indexOf('jsn12</bdi>')).toBeGreaterThan(body.indexOf('cap-1042</bdi>'));
    const address = /href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const file = (await server.inject(address)).body.replaceAll('\r\n ', '');
    expect(file).toContain('1. cap-1042\\n2. jsn12');
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it.each([
    ['/thankyou/', 'In the address'],
    ['/thankyou/?reference=<script>&form=callback', 'In the address'],
    ['/about/?reference=SB-7KQ4MD&form=callback', 'In the address'],
  ])('%s is sent as built', async (url, text) => {
    expect((await server.inject(url)).body).toContain(text);
  });
});

describe('the calendar file of a viewing', () => {
  it('has the data of its URL, and the reference as its file name', async () => {
    const { body, headers } = await server.inject(`/api/leads/visit.ics?${viewing}&language=en&name=Sara`);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="SB-7KQ4MD.ics"',
      'cache-control': 'no-store',
    });
    expect(body).toContain('DTSTART:20261124T070000Z');
    expect(body).toContain('DTSTAMP:20261120T060000Z');
    expect(body).not.toContain('Sara');
  });

  it.each([
    '',
    '?reference=SB-7KQ4MD&form=callback',
    '?reference=SB-7KQ4MD&form=bookViewing&date=2026-02-31&slot=10:00-12:00',
    '?reference=SB-7KQ4MD%0D%0AX&form=bookViewing&date=2026-11-24&slot=10:00-12:00',
  ])('is not found for %j', async (query) => {
    expect((await server.inject(`/api/leads/visit.ics${query}`)).statusCode).toBe(404);
  });

  it('is rate-limited', async () => {
    const statuses = [];
    for (let index = 0; index < 9; index++) {
      statuses.push((await server.inject(`/api/leads/visit.ics?${viewing}`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
