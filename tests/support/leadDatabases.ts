import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** An empty place for leads, to be thrown away. */
export type EmptyPlace = { folder: string; databaseUrl: string | null; remove(): Promise<void> };

/** Address of a real PostgreSQL; without it, tests on it are skipped and say so. */
export const postgresUrl = process.env.TEST_DATABASE_URL || null;

/** The databases that leads may lie in, each with what makes an empty one; null where it cannot be reached. */
export const leadDatabases: [name: string, makeEmpty: (() => Promise<EmptyPlace>) | null][] = [
  ['SQLite', makeFolder],
  [
    postgresUrl ? 'PostgreSQL' : 'PostgreSQL (skipped: TEST_DATABASE_URL is not set)',
    postgresUrl ? makeSchema : null,
  ],
];

async function makeFolder(): Promise<EmptyPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return { folder, databaseUrl: null, remove };
}

/** A database of its own within the server. */
async function makeSchema(): Promise<EmptyPlace> {
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
