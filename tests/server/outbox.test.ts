import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Channel, DeliveryError } from '../../src/server/leads/channel';
import { describeStranded } from '../../src/server/leads/describeStranded';
import { type LeadDatabase, openDatabase } from '../../src/server/leads/openDatabase';
import { openLeadStore } from '../../src/server/leads/openLeadStore';
import { claimTime, delayAfter, mostAttempts, openOutbox } from '../../src/server/leads/outbox';
import { startDelivery } from '../../src/server/leads/startDelivery';
import { type EmptyPlace, leadDatabases } from '../support/leadDatabases';
import { madeLead } from '../support/madeLead';
import { makeSignal } from '../support/makeSignal';

describe.each(leadDatabases)('the outbox in %s', (_name, makeEmpty) => {
  let place: EmptyPlace;
  let database: LeadDatabase;
  let clock: number;
  const logged: string[] = [];
  const now = () => new Date(clock);
  const log = (line: string) => void logged.push(line);
  const pass = (milliseconds: number) => {
    clock += milliseconds;
  };
  const add = (...keys: string[]) =>
    Promise.all(keys.map((key) => openLeadStore(database, ['mail']).add(madeLead(key))));

  /** A channel that records its leads and fails on demand. */
  const noting = (taken: string[], fail: () => boolean = () => false): Channel => ({
    name: 'mail',
    async deliver({ key }) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      if (fail()) throw new DeliveryError('smtp 421');
      taken.push(key);
    },
  });
  const deliver = (channel: Channel, on = database) =>
    startDelivery({ outbox: openOutbox(on, now), channels: [channel], log, interval: 0 }).run();

  beforeEach(async ({ skip }) => {
    if (!makeEmpty) return skip();
    clock = Date.parse('2026-11-20T06:00:00Z');
    logged.length = 0;
    place = await makeEmpty();
    database = await openDatabase(place.folder, place.databaseUrl);
  });
  afterEach(async () => {
    if (!makeEmpty) return;
    await database.close();
    await place.remove();
  });

  it('delivers each lead once per channel', async () => {
    const taken: string[] = [];
    await add('key-0001', 'key-0002');
    expect(await deliver(noting(taken))).toEqual({ sent: 2, failed: 0 });
    expect(await deliver(noting(taken))).toEqual({ sent: 0, failed: 0 });
    expect(taken.sort()).toEqual(['key-0001', 'key-0002']);
  });

  it('delivers nothing twice if several servers share it', async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `key-${index}`);
    await add(...keys);
    const servers = await Promise.all([1, 2, 3].map(() => openDatabase(place.folder, place.databaseUrl)));
    const taken: string[] = [];
    await Promise.all(servers.map((server) => deliver(noting(taken), server)));
    await Promise.all(servers.map((server) => server.close()));
    expect(taken.sort()).toEqual(keys.sort());
  });

  it('retries with growing delays and gives up in the end', async () => {
    await add('key-0001');
    const broken = noting([], () => true);
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      expect(await deliver(broken)).toEqual({ sent: 0, failed: 1 });
      pass(delayAfter(attempt) - 1);
      expect(await deliver(broken)).toEqual({ sent: 0, failed: 0 });
      pass(1);
    }
    const outbox = openOutbox(database, now);
    expect(await outbox.count()).toEqual({ waiting: 0, dead: 1 });
    expect(logged.at(-1)).toMatch(/^SB-\w{6} by mail: smtp 421; gave up/);
    expect(logged.join()).not.toContain('97455551234');
    const [dead] = await openLeadStore(database, []).list({ dead: true });
    expect(dead?.key).toBe('key-0001');
    expect(await outbox.stateOf([dead?.reference ?? ''])).toMatchObject([
      { state: 'dead', attempts: mostAttempts, error: 'smtp 421' },
    ]);
  });

  it('revives dead deliveries and leads from before a channel was configured', async () => {
    await openLeadStore(database, []).add(madeLead('key-0001'));
    const taken: string[] = [];
    expect(await deliver(noting(taken))).toEqual({ sent: 0, failed: 0 });
    const outbox = openOutbox(database, now);
    await outbox.revive(['mail']);
    expect(await deliver(noting(taken))).toEqual({ sent: 1, failed: 0 });
    await outbox.revive(['mail']);
    expect(await deliver(noting(taken))).toEqual({ sent: 0, failed: 0 });
  });

  it('revives only the named leads', async () => {
    const [first] = await add('key-0001', 'key-0002');
    const broken = noting([], () => true);
    await deliver(broken);
    const taken: string[] = [];
    await openOutbox(database, now).revive(['mail'], [first?.reference ?? '']);
    await deliver(noting(taken));
    expect(taken).toEqual(['key-0001']);
  });

  it('takes over the claims of a crashed server once they expire', async () => {
    await add('key-0001');
    await openOutbox(database, now).claim('mail', 1);
    const taken: string[] = [];
    pass(2 * 60_000);
    await deliver(noting(taken));
    expect(taken).toEqual([]);
    pass(2 * 60_000);
    await deliver(noting(taken));
    expect(taken).toEqual(['key-0001']);
  });

  it('delivers through configured channels while others wait', async () => {
    await add('old-0001', 'old-0002', 'old-0003', 'old-0004', 'old-0005', 'old-0006');
    pass(1000);
    const keys = ['new-0001', 'new-0002', 'new-0003'];
    const receivedAt = now().toISOString();
    const store = openLeadStore(database, ['webhook']);
    await Promise.all(keys.map((key) => store.add(madeLead(key, { receivedAt }))));
    const taken: string[] = [];
    expect(await deliver({ ...noting(taken), name: 'webhook' })).toEqual({ sent: 3, failed: 0 });
    expect(taken.sort()).toEqual(keys);
    const outbox = openOutbox(database, now);
    expect(await outbox.countStranded(['webhook'])).toEqual([{ channel: 'mail', count: 6 }]);
    expect(await outbox.countStranded(['mail', 'webhook'])).toEqual([]);
    expect(await describeStranded(outbox, [])).toEqual([
      'Undelivered by mail: 6; they wait until SMTP_URL is set again',
    ]);
  });

  it('does not revive dead deliveries of a channel that is not configured', async () => {
    await add('key-0001');
    for (let attempt = 1; attempt <= mostAttempts; attempt++) {
      await deliver(noting([], () => true));
      pass(delayAfter(attempt));
    }
    const outbox = openOutbox(database, now);
    await outbox.revive(['webhook']);
    expect(await outbox.count()).toEqual({ waiting: 1, dead: 1 });
  });

  it('renews the claim of a delivery that takes longer than a claim lasts', async () => {
    await add('key-0001');
    const [reference] = (await openLeadStore(database, []).list({})).map((lead) => lead.reference);
    const outbox = openOutbox(database, now);
    const claimedUntil = async () => (await outbox.stateOf([reference ?? '']))[0]?.claimed_until ?? '';
    const taken: string[] = [];
    const slow: Channel = {
      name: 'mail',
      async deliver({ key }) {
        for (let minute = 0; minute < 10; minute++) {
          pass(60_000);
          const wanted = new Date(clock + claimTime).toISOString();
          await vi.waitFor(async () => expect(await claimedUntil()).toBe(wanted), { timeout: 10_000 });
          expect(await deliver(noting(taken))).toEqual({ sent: 0, failed: 0 });
        }
        taken.push(key);
      },
    };
    const options = { outbox, channels: [slow], log, interval: 0, renewal: 5 };
    expect(await startDelivery(options).run()).toEqual({ sent: 1, failed: 0 });
    expect(taken).toEqual(['key-0001']);
    expect(logged).toEqual([]);
  });

  it('does not let a slow channel delay another', async () => {
    await openLeadStore(database, ['mail', 'webhook']).add(madeLead('key-0001'));
    const silence = makeSignal();
    const taken: string[] = [];
    const mail: Channel = { name: 'mail', deliver: () => silence.promise };
    const channels = [mail, { ...noting(taken), name: 'webhook' as const }];
    const delivery = startDelivery({ outbox: openOutbox(database, now), channels, log, interval: 0 });
    const running = delivery.run();
    await vi.waitFor(() => expect(taken).toEqual(['key-0001']));
    await openLeadStore(database, ['webhook']).add(madeLead('key-0002'));
    delivery.trigger();
    await vi.waitFor(() => expect(taken).toEqual(['key-0001', 'key-0002']));
    silence.resolve();
    await running;
  });
});
