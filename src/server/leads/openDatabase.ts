import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { LibsqlDialect } from '@libsql/kysely-libsql';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { LeadTables } from './leadTables';
import { migrateLeads } from './migrateLeads';
import { serialClient } from './serialClient';

export type LeadDatabase = {
  db: Kysely<LeadTables>;
  kind: 'sqlite' | 'postgres';
  /** The file path or server address for the log, without a password. */
  location: string;
  close(): Promise<void>;
};

const sqliteSettings = [
  'PRAGMA journal_mode = WAL',
  // A lead is acknowledged only once it would survive a power failure.
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  'PRAGMA secure_delete = ON',
];

/**
 * Opens the database of leads and migrates it: PostgreSQL if an address is given, else SQLite in `leads.db` of the
 * folder, which only the owner can read.
 * @param address `postgres://user:password@host/database`
 * @throws if the database cannot be opened or migrated
 */
export async function openDatabase(folder: string, address: string | null): Promise<LeadDatabase> {
  const database = address === null ? await openSqlite(folder) : openPostgres(address);
  try {
    await migrateLeads(database.db as unknown as Kysely<never>);
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
  return database;
}

async function openSqlite(folder: string): Promise<LeadDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'leads.db');
  const client = serialClient(createClient({ url: `file:${path}`, concurrency: 1 }), sqliteSettings);
  await client.execute('SELECT 1');
  chmodSync(path, 0o600);
  // The dialect is typed for an older client, but calls only methods that `serialClient` has.
  const db = new Kysely<LeadTables>({ dialect: new LibsqlDialect({ client: client as never }) });
  const close = async () => {
    await db.destroy();
    client.close();
  };
  return { db, kind: 'sqlite', location: path, close };
}

function openPostgres(address: string): LeadDatabase {
  const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 10_000 });
  // The pool replaces a broken idle connection at the next query. Without a listener the error would end the process.
  pool.on('error', () => {});
  const db = new Kysely<LeadTables>({ dialect: new PostgresDialect({ pool }) });
  const { host, pathname } = new URL(address);
  return { db, kind: 'postgres', location: `PostgreSQL at ${host}${pathname}`, close: () => db.destroy() };
}
