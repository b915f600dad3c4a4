import { chmodSync, mkdirSync, statSync } from 'node:fs';
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
  /**
   * Throws if the file of SQLite has been deleted or replaced since it was opened. The connection would still write to
   * it, but what it writes would be gone after a restart.
   */
  assertInPlace(): void;
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
  const path = join(folder, 'leads.db');
  const location = address === null ? path : describeAddress(address);
  let db: Kysely<LeadTables> | null = null;
  try {
    db = address === null ? await openSqlite(folder, path) : openPostgres(address);
    await migrateLeads(db as unknown as Kysely<never>);
  } catch (error) {
    await db?.destroy().catch(() => {});
    // The message of a host with several addresses is empty.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(`${location} cannot be opened: ${message || code}`, { cause: error });
  }
  const opened = db;
  const file = address === null ? identify(path) : '';
  return {
    db: opened,
    kind: address === null ? 'sqlite' : 'postgres',
    location,
    assertInPlace() {
      if (address === null && identify(path) !== file)
        throw Object.assign(new Error('leads.db was deleted or replaced'), { code: 'LEADS_DB_GONE' });
    },
    close: () => opened.destroy(),
  };
}

async function openSqlite(folder: string, path: string): Promise<Kysely<LeadTables>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new Kysely<LeadTables>({
    dialect: new WaitingSqliteDialect(new Database(path), sqliteSettings),
  });
  await sql`SELECT 1`.execute(db);
  chmodSync(path, 0o600);
  return db;
}

/** Returns what tells a file from all others of its machine, or '' if there is none. */
function identify(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : '';
}

function openPostgres(address: string): Kysely<LeadTables> {
  const pool = new pg.Pool({ connectionString: address, max: 10, connectionTimeoutMillis: 10_000 });
  // The pool replaces a broken connection at the next query, and a query in progress fails. Without these listeners, of
  // idle connections and of those in use, the error would end the process, too.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<LeadTables>({ dialect: new PostgresDialect({ pool }) });
}

function describeAddress(address: string): string {
  const { host, pathname } = new URL(address);
  return `PostgreSQL at ${host}${pathname}`;
}
