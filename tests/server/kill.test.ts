import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/leads/openDatabase';
import { openLeadStore } from '../../src/server/leads/openLeadStore';
import { type EmptyPlace, leadDatabases } from '../support/leadDatabases';
import { type LeadServer, startLeadServer } from '../support/leadServer';
import { makeSignal } from '../support/makeSignal';
import { postedLead } from '../support/postedLead';

let place: EmptyPlace;
let server: LeadServer | undefined;

afterEach(async () => {
  await server?.stop('SIGKILL');
  server = undefined;
  await place?.remove();
});

const start = () => startLeadServer({ DATA_FOLDER: place.folder, DATABASE_URL: place.databaseUrl ?? '' });

/** Posts a lead. Returns its reference, or null if there was no response. */
async function post(url: string, key: string): Promise<string | null> {
  try {
    const answer = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(postedLead(key)),
    });
    return ((await answer.json()) as { reference?: string }).reference ?? null;
  } catch {
    return null;
  }
}

// A thousand connections are slow on a busy machine.
describe.each(leadDatabases)('on %s', { timeout: 180_000 }, (_name, makeEmpty) => {
  it('stores every acknowledged lead exactly once if the server is killed during 500 simultaneous posts', async ({
    skip,
  }) => {
    if (!makeEmpty) return skip();
    place = await makeEmpty();
    server = await start();
    // 500 visitors at once, each with two leads: whenever the server is killed, about 500 posts are in progress.
    const visitors = Array.from({ length: 500 }, (_, index) => [1, 2].map((lead) => `kill-${index}-${lead}`));
    const keys = visitors.flat();
    const acknowledged = new Map<string, string>();
    let answered = 0;
    const killed = makeSignal();
    const { url } = server;
    const posting = visitors.map(async (leads) => {
      for (const key of leads) {
        const reference = await post(url, key);
        if (reference === null) return;
        acknowledged.set(key, reference);
        answered += 1;
        if (answered === 100) server?.stop('SIGKILL').then(killed.resolve);
      }
    });
    await killed.promise;
    await Promise.all(posting);
    expect(acknowledged.size).toBeGreaterThanOrEqual(100);
    expect(acknowledged.size).toBeLessThan(keys.length);

    server = await start();
    // Posts without a response are sent again, as the page does.
    const again = server.url;
    const references = (
      await Promise.all(
        visitors.map(async (leads) => {
          const received: (string | null)[] = [];
          for (const key of leads) received.push(await post(again, key));
          return received;
        }),
      )
    ).flat();
    expect(references).not.toContain(null);
    for (const [key, reference] of acknowledged) {
      expect(references[keys.indexOf(key)]).toBe(reference);
    }
    expect(await server.stop('SIGTERM')).toBe(0);

    const database = await openDatabase(place.folder, place.databaseUrl);
    const stored = await openLeadStore(database, []).list({});
    await database.close();
    expect(stored.map(({ key }) => key).sort()).toEqual([...keys].sort());
  });
});
