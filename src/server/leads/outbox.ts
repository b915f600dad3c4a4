import type { Kysely } from 'kysely';
import { delayAfter, mostAttempts } from './backOff';
import { fromLeadRow } from './leadRow';
import type { StoredLead } from './leadStore';
import type { DeliveryRow, LeadTables } from './leadTables';
import type { LeadDatabase } from './openDatabase';

/** A lead that is to go out by a channel now, and nobody else is at it. */
export type Claim = { channel: string; attempts: number; lead: StoredLead };

/** Milliseconds for which a claim holds unless it is renewed: so long is a server that died waited for. */
export const claimTime = 3 * 60_000;

/** What is still to be delivered, in the database, so that it survives whoever delivers it. */
export type Outbox = {
  /** Takes some that are due by a channel, for this server alone. */
  claim(channel: string, most: number): Promise<Claim[]>;
  /** Holds on to a claim whose delivery takes long, so that no other server delivers it too. */
  renew(claim: Claim): Promise<void>;
  markSent(claim: Claim): Promise<void>;
  /** Puts it off for another try, or, after the last one, among the dead. True for the latter. */
  markFailed(claim: Claim, error: string): Promise<boolean>;
  /** Hands back what was claimed and not tried. */
  release(claim: Claim): Promise<void>;
  /**
   * Has everything that these channels have not sent tried again now: the dead, the waiting, and leads that came before
   * the channel was set up.
   */
  revive(channels: readonly string[], references?: readonly string[]): Promise<void>;
  /** How each lead named stands with its channels. */
  stateOf(references: readonly string[]): Promise<DeliveryRow[]>;
  count(): Promise<{ waiting: number; dead: number }>;
  /** How many deliveries wait for channels other than these, by channel. */
  countStranded(channels: readonly string[]): Promise<{ channel: string; count: number }[]>;
};

/** The outbox of a database, shared by all servers on it. */
export function openOutbox({ db, kind }: LeadDatabase, now: () => Date): Outbox {
  const at = (milliseconds = 0) => new Date(now().getTime() + milliseconds).toISOString();
  const row = ({ lead, channel }: Claim) =>
    db.updateTable('deliveries').where('reference', '=', lead.reference).where('channel', '=', channel);

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
          // SQLite has one writer at a time, so the statement as a whole is alone.
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
        .returning(['reference', 'channel', 'attempts'])
        .execute();
      return withLeads(db, claimed);
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
      let again = db
        .updateTable('deliveries')
        .set({ state: 'waiting', attempts: 0, due_at: at() })
        .where('state', '!=', 'sent')
        .where('channel', 'in', channels.length > 0 ? channels : ['']);
      if (references) again = again.where('reference', 'in', references);
      await again.execute();
    },
    stateOf: (references) =>
      db
        .selectFrom('deliveries')
        .selectAll()
        .where('reference', 'in', references.length > 0 ? references : [''])
        .execute(),
    async count() {
      const rows = await db
        .selectFrom('deliveries')
        .select((is) => ['state', is.fn.countAll().as('count')])
        .groupBy('state')
        .execute();
      const of = (state: string) => Number(rows.find((found) => found.state === state)?.count ?? 0);
      return { waiting: of('waiting'), dead: of('dead') };
    },
    async countStranded(channels) {
      const rows = await db
        .selectFrom('deliveries')
        .select((is) => ['channel', is.fn.countAll().as('count')])
        .where('state', '=', 'waiting')
        .where('channel', 'not in', channels.length > 0 ? channels : [''])
        .groupBy('channel')
        .orderBy('channel')
        .execute();
      return rows.map(({ channel, count }) => ({ channel, count: Number(count) }));
    },
  };
}

async function withLeads(
  db: Kysely<LeadTables>,
  claimed: readonly Pick<DeliveryRow, 'reference' | 'channel' | 'attempts'>[],
): Promise<Claim[]> {
  if (claimed.length === 0) return [];
  const references = claimed.map(({ reference }) => reference);
  const rows = await db.selectFrom('leads').selectAll().where('reference', 'in', references).execute();
  const leads = new Map(rows.map((found) => [found.reference, fromLeadRow(found)]));
  return claimed.flatMap(({ reference, channel, attempts }) => {
    const lead = leads.get(reference);
    return lead ? [{ channel, attempts: Number(attempts), lead }] : [];
  });
}
