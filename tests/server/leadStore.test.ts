import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FormId } from '../../src/domain/forms/forms';
import { forgetOld } from '../../src/server/leads/forgetOld';
import type { LeadStore } from '../../src/server/leads/leadStore';
import { type LeadDatabase, openDatabase } from '../../src/server/leads/openDatabase';
import { openFiles } from '../../src/server/leads/openFiles';
import { openLeadStore } from '../../src/server/leads/openLeadStore';
import { openOutbox } from '../../src/server/leads/outbox';
import { type EmptyPlace, leadDatabases, makeFolder } from '../support/leadDatabases';
import { madeLead } from '../support/madeLead';
import { freePort } from '../support/serveBuiltSite';

describe.each(leadDatabases)('leads in %s', (_name, makeEmpty) => {
  let place: EmptyPlace;
  let database: LeadDatabase;
  let store: LeadStore;
  const open = async (channels: string[] = []) => {
    database = await openDatabase(place.folder, place.databaseUrl);
    store = openLeadStore(database, channels);
  };
  const reopen = async () => {
    await database.close();
    await open();
  };

  beforeEach(async ({ skip }) => {
    if (!makeEmpty) return skip();
    place = await makeEmpty();
    await open();
  });
  afterEach(async () => {
    if (!makeEmpty) return;
    await database.close();
    await place.remove();
  });

  it('are unchanged after a restart', async () => {
    const file = { field: 'cv', name: `${'a'.repeat(32)}.pdf`, type: 'pdf' as const, size: 8 };
    const lead = madeLead('key-0001', { suspicions: ['trap', 'quick'], file });
    const { reference, repeated } = await store.add(lead);
    expect(reference).toMatch(/^SB-[34679CDFGHJKMNPQRTVWXY]{6}$/);
    expect(repeated).toBe(false);
    await reopen();
    expect(await store.get(reference)).toEqual({ reference, ...lead });
    expect(await store.files()).toEqual(new Set([file.name]));
    expect(await store.get('SB-000000')).toBeNull();
  });

  it('with a known key get the first reference again, at once and after a restart', async () => {
    const [first, double] = await Promise.all([
      store.add(madeLead('key-0001')),
      store.add(madeLead('key-0001')),
    ]);
    expect([first?.repeated, double?.repeated]).toEqual([false, true]);
    expect(double?.reference).toBe(first?.reference);
    await reopen();
    expect(await store.add(madeLead('key-0001'))).toEqual({ reference: first?.reference, repeated: true });
    expect(await store.find('key-0001')).toBe(first?.reference);
    expect(await store.find('key-0002')).toBeNull();
    expect(await store.list({})).toHaveLength(1);
  });

  it('added simultaneously are all stored, each with its own reference', async () => {
    const keys = Array.from({ length: 1200 }, (_, index) => `key-${index}`);
    const receipts = await Promise.all(keys.map((key) => store.add(madeLead(key))));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1200);
    const listed = await store.list({});
    expect(new Set(listed.map(({ key }) => key))).toEqual(new Set(keys));
  });

  it('that cannot be stored are rejected and can be added again', async () => {
    await database.close();
    await expect(store.add(madeLead('key-0001'))).rejects.toThrow();
    await open();
    expect(await store.add(madeLead('key-0001'))).toMatchObject({ repeated: false });
  });

  it('are found by form, day, text and reference, newest first', async () => {
    const early = await store.add(madeLead('key-0001', { receivedAt: '2026-11-18T06:00:00.000Z' }));
    const late = await store.add(
      madeLead('key-0002', { form: 'newsletter', values: { email: 'Omar_100%@example.com' } }),
    );
    const found = async (filter: object) => (await store.list(filter)).map(({ reference }) => reference);
    expect(await found({})).toEqual([late.reference, early.reference]);
    expect(await found({ limit: 1 })).toEqual([late.reference]);
    expect(await found({ form: 'callback' })).toEqual([early.reference]);
    expect(await found({ since: '2026-11-19' })).toEqual([late.reference]);
    expect(await found({ search: 'omar_100%' })).toEqual([late.reference]);
    expect(await found({ search: 'omar%' })).toEqual([]);
    expect(await found({ search: 'سارة' })).toEqual([early.reference]);
    expect(await found({ search: early.reference.toLowerCase() })).toEqual([early.reference]);
  });

  it('are found by any letter and sign of an answer, and not by the name of a field', async () => {
    const values = { name: 'Élodie Durand', message: 'They say "hi"' };
    const { reference } = await store.add(madeLead('key-0001', { values }));
    await store.add(madeLead('key-0002'));
    for (const search of ['Élodie', 'élodie', 'ÉLODIE', 'say "hi"']) {
      expect((await store.list({ search, limit: 1 })).map((lead) => lead.reference)).toEqual([reference]);
    }
    expect(await store.list({ search: 'message' })).toEqual([]);
    expect(await store.list({ search: 'durand', form: 'newsletter' })).toEqual([]);
  });

  it('are found from the beginning of a day in Qatar', async () => {
    const add = (receivedAt: string) => store.add(madeLead(receivedAt, { receivedAt }));
    await add('2026-10-31T20:59:59.999Z');
    const { reference } = await add('2026-10-31T21:00:00.000Z');
    expect((await store.list({ since: '2026-11-01' })).map((lead) => lead.reference)).toEqual([reference]);
  });

  it('of a person are erased completely, and others are kept', async () => {
    const values = { email: 'Sara@Example.com', message: 'A secret wish' };
    await store.add(madeLead('key-0001', { form: 'generalEnquiry', values }));
    const other = await store.add(madeLead('key-0002'));
    const erased = await store.forget({ email: 'sara@example.COM' });
    expect(erased.map(({ key }) => key)).toEqual(['key-0001']);
    expect((await store.list({})).map(({ reference }) => reference)).toEqual([other.reference]);
    expect((await store.forget({ phone: '+97455551234' })).map(({ key }) => key)).toEqual(['key-0002']);
    expect(await store.forget({ email: 'nobody@example.com' })).toEqual([]);
  });

  it('are erased with their files at the end of their retention period', async () => {
    const now = new Date('2026-11-20T09:00:00.000Z');
    const came = (key: string, form: FormId, receivedAt: string, name?: string) =>
      store.add(
        madeLead(key, {
          form,
          receivedAt,
          file: name ? { field: 'cv', name, type: 'pdf' as const, size: 8 } : null,
        }),
      );
    const forgotten: string[] = [];
    const files = { ...openFiles(place.folder), forget: async (name: string) => void forgotten.push(name) };
    await came('old-call', 'callback', '2024-11-19T09:00:00.000Z');
    await came('new-call', 'callback', '2024-11-22T09:00:00.000Z');
    await came('old-job', 'jobApplication', '2025-11-19T09:00:00.000Z', `${'a'.repeat(32)}.pdf`);
    await came('new-job', 'jobApplication', '2025-11-21T09:00:00.000Z', `${'b'.repeat(32)}.pdf`);
    await came('letters', 'newsletter', '2020-01-01T09:00:00.000Z');
    expect(await forgetOld({ store, files }, now)).toBe(2);
    expect(forgotten).toEqual([`${'a'.repeat(32)}.pdf`]);
    const left = (await store.list({})).map(({ key }) => key);
    expect(left.sort()).toEqual(['letters', 'new-call', 'new-job']);
    expect(await forgetOld({ store, files }, now)).toBe(0);
  });

  it('have their tables created once even if several servers start at the same time', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(place.folder, place.databaseUrl)));
    await Promise.all(others.map((other) => openLeadStore(other, []).add(madeLead('key-0001'))));
    await Promise.all(others.map((other) => other.close()));
    expect(await store.list({})).toHaveLength(1);
  });

  it('are stored again after PostgreSQL ended a connection that was in use', async ({ skip }) => {
    if (place.databaseUrl === null) return skip('SQLite has no connections');
    // Vitest fails if the error ends the process.
    const ended = database.db.transaction().execute(async (transaction) => {
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    });
    await expect(ended).rejects.toThrow();
    expect(await store.add(madeLead('key-0001'))).toMatchObject({ repeated: false });
  });
});

describe('the SQLite file', () => {
  it('is readable by its owner only, syncs each lead, and contains no erased data', async () => {
    const place = await makeFolder();
    const folder = join(place.folder, 'data');
    const database = await openDatabase(folder, null);
    const store = openLeadStore(database, []);
    // Windows has no such permissions.
    if (process.platform !== 'win32') {
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      expect(statSync(join(folder, 'leads.db')).mode & 0o777).toBe(0o600);
    }
    await store.add(madeLead('key-0001', { values: { email: 'sara@example.com', name: 'Unforgettable' } }));
    await store.forget({ email: 'sara@example.com' });
    const kept = ['leads.db', 'leads.db-wal']
      .map((name) => join(folder, name))
      .filter((path) => existsSync(path));
    expect(kept.map((path) => readFileSync(path, 'latin1').includes('Unforgettable'))).not.toContain(true);
    await database.close();
    await place.remove();
  });
});

it('a database that cannot be opened is named, without its password', async () => {
  const { folder, remove } = await makeFolder();
  const file = join(folder, 'leads.db');
  writeFileSync(file, 'This is not a database. '.repeat(100));
  await expect(openDatabase(folder, null)).rejects.toThrow(
    `${file} cannot be opened: file is not a database`,
  );
  await remove();
  const address = `postgresql://leads:secret@127.0.0.1:${await freePort()}/leads`;
  const refused = await openDatabase(folder, address).catch((error: Error) => error);
  expect(String(refused)).toMatch(
    /PostgreSQL at 127\.0\.0\.1:\d+\/leads cannot be opened: connect ECONNREFUSED/,
  );
  expect(String(refused)).not.toContain('secret');
});

it('a database from before saved searches keeps its leads and deliveries', async () => {
  const { folder, remove } = await makeFolder();
  const old = new Database(join(folder, 'leads.db'));
  old.exec(`
    CREATE TABLE kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL);
    CREATE TABLE kysely_migration_lock (id varchar(255) NOT NULL PRIMARY KEY, is_locked integer NOT NULL DEFAULT 0);
    INSERT INTO kysely_migration VALUES ('001 leads and deliveries', '2026-11-01T00:00:00.000Z');
    INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
    CREATE TABLE leads (reference text PRIMARY KEY, key text NOT NULL UNIQUE, form text NOT NULL,
      language text NOT NULL, page text, answers text NOT NULL, suspicions text NOT NULL, file text, email text,
      phone text, received_at text NOT NULL);
    CREATE TABLE deliveries (reference text NOT NULL REFERENCES leads (reference), channel text NOT NULL,
      state text NOT NULL, attempts integer NOT NULL, due_at text NOT NULL, claimed_until text, error text,
      sent_at text, CONSTRAINT deliveries_of_lead PRIMARY KEY (reference, channel));
    CREATE INDEX deliveries_due ON deliveries (state, due_at);
    INSERT INTO leads VALUES ('SB-7KQ4MD', 'key-0001', 'callback', 'en', NULL, '{}', '[]', NULL, NULL, NULL, '2026');
    INSERT INTO deliveries VALUES ('SB-7KQ4MD', 'mail', 'waiting', 3, '2026', NULL, 'smtp 451', NULL);
  `);
  old.close();
  const database = await openDatabase(folder, null);
  expect((await openLeadStore(database, []).get('SB-7KQ4MD'))?.key).toBe('key-0001');
  expect(await openOutbox(database, () => new Date()).stateOf(['SB-7KQ4MD'])).toMatchObject([
    { channel: 'mail', state: 'waiting', attempts: 3, error: 'smtp 451' },
  ]);
  await database.close();
  await remove();
});
