import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A temporary, empty database and data folder for leads. */
export type EmptyPlace = { folder: string; databaseUrl: string | null; remove(): Promise<void> };

/** The URL of a PostgreSQL server. Without it, tests that need PostgreSQL are skipped. */
const postgresUrl = process.env.TEST_DATABASE_URL || null;

/** The supported databases, each with a function that creates an empty one, or null if it is not available. */
export const leadDatabases: [name: string, makeEmpty: (() => Promise<EmptyPlace>) | null][] = [
  ['SQLite', makeFolder],
  [
    postgresUrl ? 'PostgreSQL' : 'PostgreSQL (skipped: TEST_DATABASE_URL is not set)',
    postgresUrl ? makePostgresDatabase : null,
  ],
];

/** Creates an empty data folder, in which SQLite keeps its database. */
export async function makeFolder(): Promise<EmptyPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return { folder, databaseUrl: null, remove };
}

/** Creates a database on the server. */
async function makePostgresDatabase(): Promise<EmptyPlace> {
  const { folder, remove } = await makeFolder();
  const name = `leads_${randomBytes(6).toString('hex')}`;
  await command(`CREATE DATABASE ${name}`);
  const address = new URL(postgresUrl ?? '');
  address.pathname = `/${name}`;
  return {
    folder,
    databaseUrl: address.href,
    async remove() {
      await remove();
      await command(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function command(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl ?? '' });
  await client.connect();
  await client.query(sql);
  await client.end();
}
