import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsCommand, usage } from '../../src/server/leads/leadsCommand';
import { openDatabase } from '../../src/server/leads/openDatabase';
import { openLeadStore } from '../../src/server/leads/openLeadStore';
import type { Leads } from '../../src/server/leads/openLeads';
import { keepFile } from '../support/keepFile';
import { type EmptyPlace, makeFolder } from '../support/leadDatabases';
import { madeLead } from '../support/madeLead';
import { openTestLeads } from '../support/openTestLeads';

let place: EmptyPlace;
let leads: Leads;
let reference: string;

const run = async (...args: string[]) => {
  let shown = '';
  await leadsCommand(args, leads, (text) => {
    shown += text;
  });
  return shown;
};

beforeEach(async () => {
  place = await makeFolder();
  leads = await openTestLeads(place.folder);
  const values = {
    name: '=Sara\u001b[31m',
    email: 'sara@example.com',
    phone: '+97455551234',
    message: 'One\nTwo',
  };
  ({ reference } = await leads.store.add(madeLead('key-0001', { form: 'generalEnquiry', values })));
});
afterEach(async () => {
  await leads.close();
  await place.remove();
});

describe('npm run leads', () => {
  it('lists leads with their delivery state, one per line', async () => {
    const shown = await run('list', '--search', 'SARA@');
    expect(shown).toContain(`${reference}  2026-11-20T06:00Z  generalEnquiry  =Sara[31m, sara@example.com`);
    expect(shown).toContain('1 shown; 0 deliveries waiting, 0 given up');
    expect(shown).not.toContain('\u001b');
    expect(await run('list', '--form', 'newsletter')).toContain('0 shown');
  });

  it('shows all data of a lead', async () => {
    const shown = await run('show', reference.toLowerCase());
    expect(shown).toContain('message: One\n  Two');
    expect(shown).not.toContain('\u001b');
    await expect(run('show', 'SB-000000')).rejects.toThrow('no lead');
  });

  it('exports CSV that a spreadsheet can read, without formulas', async () => {
    const csv = await run('export', '--csv');
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const [head, row] = csv.slice(1).split('\r\n');
    expect(head).toMatch(/^"reference","receivedAt","form","language","page","suspicions",/);
    expect(row).toContain(`"'=Sara`);
    expect(row).toContain(',"+97455551234",');
    await expect(run('export')).rejects.toThrow('--csv');
  });

  it.each([
    ['=1+1', "'=1+1"],
    [';=1+1', ";'=1+1"],
    ['Sara;\t @SUM(A1)', "Sara;\t '@SUM(A1)"],
    ['One\n-2+3', "One\n'-2+3"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(1)', "'＠SUM(1)"],
    ['\u200f\u00a0=1+1', "\u200f\u00a0'=1+1"],
    ['5-7 rooms, a+b=c', '5-7 rooms, a+b=c'],
    ['a "quoted" word', 'a ""quoted"" word'],
    ['سارة', 'سارة'],
  ])('exports %j as %j', async (message, cell) => {
    await leads.store.add(madeLead('key-0004', { form: 'generalEnquiry', values: { message } }));
    const csv = await run('export', '--csv');
    expect(csv).toContain(`,"${cell}",`);
    for (const row of csv.slice(1).trim().split('\r\n')) expect(row).toMatch(/^("([^"]|"")*",?)+$/);
  });

  it('exports the reference of the lead and of the listing in separate columns', async () => {
    const values = { reference: 'cap-1042', email: 'omar@example.com' };
    const about = await leads.store.add(madeLead('key-0003', { form: 'propertyEnquiry', values }));
    const shown = await run('show', about.reference);
    expect(shown).toContain(`reference: ${about.reference}\n`);
    expect(shown).toContain('property: cap-1042\n');
    const [head = '', ...rows] = (await run('export', '--csv')).slice(1).trim().split('\r\n');
    const row = rows.find((each) => each.startsWith(`"${about.reference}",`))?.split(',') ?? [];
    expect(row[head.split(',').indexOf('"property"')]).toBe('"cap-1042"');
    expect(rows.map((each) => each.slice(0, 4))).toEqual(['"SB-', '"SB-']);
  });

  it('erases the leads of a person and their CV', async () => {
    const name = await keepFile(leads.files, 'pdf', '%PDF-1.7');
    const file = { field: 'cv', name, type: 'pdf' as const, size: 8 };
    await leads.store.add(madeLead('key-0002', { values: { email: 'sara@example.com' }, file }));
    expect(await run('forget', '--email', 'Sara@example.com')).toBe('2 erased\n');
    expect(await leads.store.list({})).toEqual([]);
    await expect(leads.files.read(name)).rejects.toThrow();
    await expect(run('forget')).rejects.toThrow('--email');
  });

  it('erases the saved searches of a person, and says how many there are', async () => {
    const request = {
      locale: 'en' as const,
      name: 'Flats in Lusail',
      email: 'Omar@example.com',
      frequency: 'daily' as const,
      address: '/properties/for-rent/in-lusail/',
      trapped: false,
    };
    await leads.alerts.store.request(request);
    const shown = await run('list');
    expect(shown).toContain('Saved searches: 0 active, 0 paused, 1 unconfirmed');
    expect(shown).toContain('Undelivered by alerts: 1; they wait until SMTP_URL is set again');
    expect(await run('forget', '--email', 'omar@example.com')).toBe('0 erased\n1 saved searches erased\n');
    expect(await leads.alerts.store.count()).toMatchObject({ asked: 0 });
    expect(await leads.outbox.count()).toEqual({ waiting: 0, dead: 0 });
  });

  it.each(['+974 5555 1234', '97455551234', '55551234', '0097455551234', '(+974) 5555-1234', '٥٥٥٥ ١٢٣٤'])(
    'erases the leads of the person with the number %s',
    async (number) => {
      await leads.store.add(madeLead('key-0002', { values: { phone: '+97455551235' } }));
      expect(await run('forget', '--phone', number)).toBe('1 erased\n');
      expect((await leads.store.list({})).map(({ key }) => key)).toEqual(['key-0002']);
    },
  );

  it.each([
    [
      ['forget', '--phone', '447700900123'],
      '--phone must be a number in Qatar or a number with a country code',
    ],
    [['forget', '--phone', 'Sara'], '--phone must be'],
    [['forget', '--phone', ''], '--phone must be'],
    [['forget', '--email', 'sara'], '--email must be an address'],
    [['forget', '--email', 'sara@example.com', '--form', 'callback'], 'forget does not take --form'],
    [['forget', 'sara@example.com'], 'forget does not take “sara@example.com”'],
    [['list', '--since', 'yesterday'], '--since must be a date such as 2026-11-01, not “yesterday”'],
    [['list', '--since', '2026-02-30'], '--since must be a date'],
    [['list', '--form', 'nosuch'], 'There is no form “nosuch”. --form must be one of generalEnquiry'],
    [['export', '--csv', '--form', 'Callback'], 'There is no form “Callback”'],
    [['list', '--limit', '0'], '--limit must be a number'],
    [['list', '--csv'], 'list does not take --csv'],
    [['show', 'SB-000000', '--dead'], 'show does not take --dead'],
    [['show', 'SB-000000'], 'There is no lead SB-000000'],
    [['show'], 'show needs one reference, such as SB-7KQ4MD'],
    [['show', 'SB-000000', 'SB-000001'], 'show needs one reference, such as SB-7KQ4MD'],
  ])('refuses %j with a message and changes nothing', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence);
    expect(await leads.store.list({})).toHaveLength(1);
  });

  it('shows the path of a CV in the configured folder', async () => {
    const name = await keepFile(leads.files, 'pdf', '%PDF-1.7');
    const file = { field: 'cv', name, type: 'pdf' as const, size: 8 };
    const about = await leads.store.add(madeLead('key-0002', { values: {}, file }));
    const path = /^file: (.*) \(8 bytes\)$/m.exec(await run('show', about.reference))?.[1] ?? '';
    expect(readFileSync(path, 'utf8')).toBe('%PDF-1.7');
  });

  it('counts deliveries that wait for a channel that is not configured', async () => {
    const database = await openDatabase(place.folder, null);
    await openLeadStore(database, ['mail']).add(madeLead('key-0002'));
    await database.close();
    const shown = await run('list');
    expect(shown).toContain('2 shown; 1 deliveries waiting, 0 given up\n');
    expect(shown).toContain('Undelivered by mail: 1; they wait until SMTP_URL is set again\n');
  });

  it('prints its usage, and that no channel is configured', async () => {
    await expect(run('help')).rejects.toThrow(usage);
    await expect(run('deliver')).rejects.toThrow('SMTP_URL');
    await expect(run('list', '--nonsense')).rejects.toThrow();
    await expect(run('list', '--limit', 'ten')).rejects.toThrow('--limit');
  });
});
