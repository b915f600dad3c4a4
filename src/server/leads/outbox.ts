import { fromLeadRow } from './leadRow';
import type { StoredLead } from './leadStore';
import type { DeliveryRow } from './leadTables';
import type { LeadDatabase } from './openDatabase';

/** A due delivery that this server has reserved for itself. */
export type Claim<Item = StoredLead> = { channel: string; attempts: number; reference: string; item: Item };

/** Reads what is to be delivered, by reference. */
type ReadItems<Item> = (references: readonly string[]) => Promise<ReadonlyMap<string, Item>>;

/** Milliseconds until a claim expires unless it is renewed. After that, another server may deliver the item. */
export const claimTime = 3 * 60_000;

/** The number of attempts, over about two days, after which a delivery is no longer retried automatically. */
export const mostAttempts = 10;

const shortestDelay = 30_000;
const longestDelay = 12 * 60 * 60_000;

/** The pending deliveries. They are stored in the database, so that they survive a crash of the server. */
export type Outbox<Item = StoredLead> = {
  /** Claims up to `most` due deliveries of a channel. No other server gets them until the claims expire. */
  claim(channel: string, most: number): Promise<Claim<Item>[]>;
  /** Extends the claim of a delivery that takes long. */
  renew(claim: Claim<Item>): Promise<void>;
  markSent(claim: Claim<Item>): Promise<void>;
  /** Schedules another attempt, or marks the delivery as dead after the last one. Returns whether it is dead. */
  markFailed(claim: Claim<Item>, error: string): Promise<boolean>;
  /** Gives up a claim without an attempt. */
  release(claim: Claim<Item>): Promise<void>;
  /**
   * Makes every unsent delivery of these channels due now: dead ones, waiting ones, and leads that arrived before the
   * channel was configured.
   * @param references restricts this to these leads
   */
  revive(channels: readonly string[], references?: readonly string[]): Promise<void>;
  /** Makes the unsent deliveries that these channels have already due now, dead ones too. */
  retry(channels: readonly string[], references?: readonly string[]): Promise<void>;
  /** Returns the deliveries of these leads. */
  stateOf(references: readonly string[]): Promise<DeliveryRow[]>;
  count(): Promise<{ waiting: number; dead: number }>;
  /** Returns the number of deliveries of every channel by state, with the most failed attempts of one of them. */
  measure(): Promise<{ channel: string; state: DeliveryRow['state']; count: number; attempts: number }[]>;
  /** Counts deliveries that wait for any channel other than these. */
  countStranded(channels: readonly string[]): Promise<{ channel: string; count: number }[]>;
};

/** Opens the outbox of leads. Several servers may share the database. */
export function openOutbox(database: LeadDatabase, now: () => Date): Outbox {
  return openOutboxOf(database, now, async (references) => {
    const rows = await database.db
      .selectFrom('leads')
      .selectAll()
      .where('reference', 'in', references)
      .execute();
    return new Map(rows.map((row) => [row.reference, fromLeadRow(row)]));
  });
}

/** Opens the outbox of the items that `read` returns. All outboxes of a database share one table. */
export function openOutboxOf<Item>(
  { db, kind }: LeadDatabase,
  now: () => Date,
  read: ReadItems<Item>,
): Outbox<Item> {
  const at = (milliseconds = 0) => new Date(now().getTime() + milliseconds).toISOString();
  const row = ({ reference, channel }: Claim<Item>) =>
    db.updateTable('deliveries').where('reference', '=', reference).where('channel', '=', channel);
  const retry = async (channels: readonly string[], references?: readonly string[]) => {
    let again = db
      .updateTable('deliveries')
      .set({ state: 'waiting', attempts: 0, due_at: at() })
      .where('state', '!=', 'sent')
      .where('channel', 'in', channels.length > 0 ? channels : ['']);
    if (references) again = again.where('reference', 'in', references);
    await again.execute();
  };
  const measure = async () => {
    const rows = await db
      .selectFrom('deliveries')
      .select((is) => [
        'channel',
        'state',
        is.fn.countAll().as('count'),
        is.fn.max('attempts').as('attempts'),
      ])
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state')
      .execute();
    return rows.map((row) => ({ ...row, count: Number(row.count), attempts: Number(row.attempts) }));
  };

  return {
    async claim(channel, most) {
      const claimed = await db
        .with('due', (inner) => {
          const due = inner
            .selectFrom('deliveries')
            .select(['reference', 'channel'])
            .where('state', '=', 'waiting')
            .where('channel', '=', channel)
            .where('due_at', '<=', at())
            .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', at())]))
            .orderBy('due_at')
            .limit(most);
          // SQLite has one writer at a time, so it needs no row locks.
          return kind === 'postgres' ? due.forUpdate().skipLocked() : due;
        })
        .updateTable('deliveries')
        .set({ claimed_until: at(claimTime) })
        .where((is) =>
          is.exists(
            is
              .selectFrom('due')
              .select('due.reference')
              .whereRef('due.reference', '=', 'deliveries.reference')
              .whereRef('due.channel', '=', 'deliveries.channel'),
          ),
        )
        .returning(['reference', 'attempts'])
        .execute();
      if (claimed.length === 0) return [];
      const items = await read(claimed.map(({ reference }) => reference));
      return claimed.flatMap(({ reference, attempts }) => {
        const item = items.get(reference);
        return item ? [{ channel, attempts: Number(attempts), reference, item }] : [];
      });
    },
    async renew(claim) {
      await row(claim)
        .set({ claimed_until: at(claimTime) })
        .where('state', '=', 'waiting')
        .execute();
    },
    async markSent(claim) {
      await row(claim).set({ state: 'sent', sent_at: at(), claimed_until: null, error: null }).execute();
    },
    async markFailed(claim, error) {
      const attempts = claim.attempts + 1;
      const isDead = attempts >= mostAttempts;
      await row(claim)
        .set({ state: isDead ? 'dead' : 'waiting', attempts, error, claimed_until: null })
        .set({ due_at: at(delayAfter(attempts)) })
        .where('state', '=', 'waiting')
        .execute();
      return isDead;
    },
    async release(claim) {
      await row(claim).set({ claimed_until: null }).execute();
    },
    async revive(channels, references) {
      for (const channel of channels) {
        await db
          .insertInto('deliveries')
          .columns(['reference', 'channel', 'state', 'attempts', 'due_at'])
          .expression((select) =>
            select
              .selectFrom('leads')
              .select((is) => [
                'leads.reference',
                is.val(channel).as('channel'),
                is.val('waiting').as('state'),
                is.lit(0).as('attempts'),
                'leads.received_at',
              ])
              .where('leads.reference', references ? 'in' : 'is not', (references ?? null) as never),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      await retry(channels, references);
    },
    retry,
    stateOf: (references) =>
      db
        .selectFrom('deliveries')
        .selectAll()
        .where('reference', 'in', references.length > 0 ? references : [''])
        .execute(),
    async count() {
      const total = { waiting: 0, dead: 0, sent: 0 };
      for (const { state, count } of await measure()) total[state] += count;
      return { waiting: total.waiting, dead: total.dead };
    },
    measure,
    async countStranded(channels) {
      return (await measure())
        .filter(({ channel, state }) => state === 'waiting' && !channels.includes(channel))
        .map(({ channel, count }) => ({ channel, count }));
    },
  };
}

/**
 * Returns the milliseconds to wait before the next attempt: 30 seconds after the first failure, then four times as long
 * after each further one, up to 12 hours.
 * @param attempts failed attempts so far, at least 1
 */
export function delayAfter(attempts: number): number {
  return Math.min(longestDelay, shortestDelay * 4 ** (attempts - 1));
}
