import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmptyPlace, leadDatabases, makeFolder } from '../support/leadDatabases';
import { type LeadServer, startLeadServer } from '../support/leadServer';
import { mountSmall, unmount } from '../support/mountSmall';
import { postedLead } from '../support/postedLead';

let place: EmptyPlace;
let server: LeadServer | undefined;

const start = async () => {
  server = await startLeadServer({ DATA_FOLDER: place.folder, DATABASE_URL: place.databaseUrl ?? '' });
};
const ask = async () => {
  const started = performance.now();
  const answer = await fetch(`${server?.url}/healthz`);
  const { status } = (await answer.json()) as { status: string };
  return { code: answer.status, status, isQuick: performance.now() - started < 2000 };
};
const well = { code: 200, status: 'ok', isQuick: true };
/** Asks until the status is as expected: the server reuses a successful check for a second. */
const askUntil = async (status: string) => {
  const until = performance.now() + 2000;
  let answer = await ask();
  while (answer.status !== status && performance.now() < until) answer = await ask();
  return answer;
};

afterEach(async () => {
  await server?.stop('SIGKILL');
  server = undefined;
  await place?.remove();
});

// Each test starts its own server, which is slow on a busy machine.
describe.each(leadDatabases)('health on %s', { timeout: 120_000 }, (name, makeEmpty) => {
  beforeEach(async ({ skip }) => {
    if (!makeEmpty) return skip();
    place = await makeEmpty();
  });

  it('is reported, and leaves no data behind', async () => {
    await start();
    expect(await ask()).toEqual(well);
    const { stdout } = runLeads('list');
    expect(stdout).toContain('0 shown');
  });

  it('is reported as bad within two seconds while another process holds the lock, and as good afterwards', async () => {
    await start();
    expect(await ask()).toEqual(well);
    const unlock = name === 'SQLite' ? await lockSqlite() : await lockPostgres();
    expect(await askUntil('no database')).toEqual({ code: 503, status: 'no database', isQuick: true });
    await unlock();
    expect(await askUntil('ok')).toEqual(well);
  });
});

describe('a database file that is deleted or replaced under a running server', { timeout: 120_000 }, () => {
  const sent = (key: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(postedLead(key)),
  });

  it.each(['deleted', 'replaced'])('(%s) is reported, and no lead is acknowledged', async (how) => {
    place = (await leadDatabases[0]?.[1]?.()) as EmptyPlace;
    await start();
    expect(await ask()).toEqual(well);
    const file = join(place.folder, 'leads.db');
    if (how === 'replaced') copyFileSync(file, `${file}.copy`);
    rmSync(file);
    if (how === 'replaced') renameSync(`${file}.copy`, file);
    expect(await askUntil('no database')).toMatchObject({ code: 503, status: 'no database' });
    const answer = await fetch(`${server?.url}/api/leads`, sent(`key-of-${how}`));
    expect(answer.status).toBeGreaterThanOrEqual(500);
    // After a restart, the same lead sent again is received.
    await server?.stop('SIGTERM');
    await start();
    expect(await ask()).toEqual(well);
    expect(await (await fetch(`${server?.url}/api/leads`, sent(`key-of-${how}`))).json()).toMatchObject({
      reference: expect.any(String),
    });
  });
});

describe('health on a full disk', { timeout: 120_000 }, () => {
  beforeEach(async () => {
    place = await makeFolder();
  });

  it.for<[of: string, folder: string, status: string]>([
    ['of the database and the files', '', 'no database'],
    ['of the files alone', 'files', 'no data folder'],
  ])(
    '%s is not well within two seconds, and well again once there is room',
    async ([_of, folder, status], { skip }) => {
      const mounted = join(place.folder, folder);
      mkdirSync(mounted, { recursive: true });
      if (!mountSmall(mounted)) return skip('a small file system can be mounted by root on Linux only');
      try {
        await start();
        expect(await ask()).toEqual(well);
        const filler = join(mounted, 'filler');
        fill(mounted, filler);
        expect(await askUntil(status)).toEqual({ code: 503, status, isQuick: true });
        writeFileSync(filler, '');
        expect(await askUntil('ok')).toEqual(well);
        await server?.stop('SIGKILL');
      } finally {
        unmount(mounted);
      }
    },
  );
});

/** Fills the remaining space of a file system. */
function fill(mounted: string, path: string): void {
  const { bavail, bsize } = statfsSync(mounted);
  writeFileSync(path, Buffer.alloc(bavail * bsize));
}

function runLeads(command: string) {
  const args = ['--import', 'tsx', 'src/server/leads/runLeads.ts', command];
  const env = { ...process.env, DATA_FOLDER: place.folder, DATABASE_URL: place.databaseUrl ?? '' };
  return { stdout: execFileSync(process.execPath, args, { env, encoding: 'utf8' }) };
}

async function lockSqlite() {
  const other = new Database(join(place.folder, 'leads.db'));
  other.exec('BEGIN IMMEDIATE');
  return async () => {
    other.exec('ROLLBACK');
    other.close();
  };
}

async function lockPostgres() {
  const client = new pg.Client({ connectionString: place.databaseUrl ?? '' });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE leads IN EXCLUSIVE MODE');
  return () => client.end();
}
