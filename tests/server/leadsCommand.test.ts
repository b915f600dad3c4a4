import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadsCommand, usage } from '../../src/server/leads/leadsCommand';
import { type Leads, openLeads } from '../../src/server/leads/openLeads';
import { readSettings } from '../../src/server/readSettings';
import { readWords } from '../../src/server/words';
import { type EmptyPlace, leadDatabases } from '../support/leadDatabases';
import { madeLead } from '../support/madeLead';

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
  place = (await leadDatabases[0]?.[1]?.()) as EmptyPlace;
  leads = await openLeads({
    settings: { ...readSettings({}), dataFolder: place.folder },
    contentFolder: 'content',
    words: readWords('locales'),
    now: () => new Date('2026-11-20T06:00:00Z'),
    log: () => {},
    interval: 0,
  });
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
  it('lists leads on a line each, and how they stand', async () => {
    const shown = await run('list', '--search', 'SARA@');
    expect(shown).toContain(`${reference}  2026-11-20T06:00  generalEnquiry  =Sara[31m, sara@example.com`);
    expect(shown).toContain('1 shown; 0 deliveries waiting, 0 given up');
    expect(shown).not.toContain('\u001b');
    expect(await run('list', '--form', 'newsletter')).toContain('0 shown');
  });

  it('shows one whole', async () => {
    const shown = await run('show', reference.toLowerCase());
    expect(shown).toContain('message: One\n  Two');
    expect(shown).not.toContain('\u001b');
    await expect(run('show', 'SB-000000')).rejects.toThrow('no lead');
  });

  it('exports a table that a spreadsheet can read and does not run', async () => {
    const csv = await run('export', '--csv');
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const [head, row] = csv.slice(1).split('\r\n');
    expect(head).toMatch(/^reference,receivedAt,form,language,page,suspicions,/);
    expect(row).toContain("'=Sara");
    expect(row).toContain(',+97455551234,');
    await expect(run('export')).rejects.toThrow('--csv');
  });

  it('tells the reference of a lead from that of the home it is about', async () => {
    const values = { reference: 'cap-1042', email: 'omar@example.com' };
    const about = await leads.store.add(madeLead('key-0003', { form: 'propertyEnquiry', values }));
    const shown = await run('show', about.reference);
    expect(shown).toContain(`reference: ${about.reference}\n`);
    expect(shown).toContain('property: cap-1042\n');
    const [head = '', ...rows] = (await run('export', '--csv')).slice(1).trim().split('\r\n');
    const row = rows.find((each) => each.startsWith(`${about.reference},`))?.split(',') ?? [];
    expect(row[head.split(',').indexOf('property')]).toBe('cap-1042');
    expect(rows.map((each) => each.slice(0, 3))).toEqual(['SB-', 'SB-']);
  });

  it('erases what is known of a person, with the CV', async () => {
    const name = await leads.files.keep('pdf', Buffer.from('%PDF-1.7'));
    const file = { field: 'cv', name, type: 'pdf' as const, size: 8 };
    await leads.store.add(madeLead('key-0002', { values: { email: 'sara@example.com' }, file }));
    expect(await run('forget', '--email', 'Sara@example.com')).toBe('2 erased\n');
    expect(await leads.store.list({})).toEqual([]);
    await expect(leads.files.read(name)).rejects.toThrow();
    await expect(run('forget')).rejects.toThrow('--email');
  });

  it('says what it can do, and what it cannot deliver by', async () => {
    await expect(run('help')).rejects.toThrow(usage);
    await expect(run('deliver')).rejects.toThrow('SMTP_URL');
    await expect(run('list', '--nonsense')).rejects.toThrow();
    await expect(run('list', '--limit', 'ten')).rejects.toThrow('--limit');
  });
});
