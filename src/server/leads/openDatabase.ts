import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import type { LeadTables } from './leadTables';
import { migrateLeads } from './migrateLeads';
import { WaitingSqliteDialect } from './WaitingSqliteDialect';

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
  const db = new Kysely<LeadTables>({
    dialect: new WaitingSqliteDialect(new Database(path), sqliteSettings),
  });
  await sql`SELECT 1`.execute(db);
  chmodSync(path, 0o600);
  return { db, kind: 'sqlite', location: path, close: () => db.destroy() };
}

function openPostgres(address: string): LeadDatabase {
  const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 10_000 });
  // The pool replaces a broken idle connection at the next query. Without a listener the error would end the process.
  pool.on('error', () => {});
  const db = new Kysely<LeadTables>({ dialect: new PostgresDialect({ pool }) });
  const { host, pathname } = new URL(address);
  return { db, kind: 'postgres', location: `PostgreSQL at ${host}${pathname}`, close: () => db.destroy() };
}
