import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inParts } from '../leads/inParts';
import type { LeadTables } from '../leads/leadTables';
import type { AlertMailRow, ToldHome } from './alertTables';

type NewMail = Pick<AlertMailRow, 'kind' | 'search_id' | 'address_id'> & { homes?: readonly ToldHome[] };

/**
 * Puts mails into the outbox. Those that ask for confirmation, for which a visitor is waiting, are sent before all
 * others. Call it in the transaction that makes them necessary.
 */
export async function queueMails(
  db: Kysely<LeadTables>,
  mails: readonly NewMail[],
  now: Date,
): Promise<void> {
  const created_at = now.toISOString();
  const rows = mails.map(({ homes = [], ...mail }) => ({
    ...mail,
    reference: `AL-${randomBytes(9).toString('hex').toUpperCase()}`,
    homes: JSON.stringify(homes),
    created_at,
  }));
  await inParts(rows, async (some) => {
    const deliveries = some.map(({ reference, kind }) => ({
      reference,
      channel: 'alerts',
      state: 'waiting' as const,
      attempts: 0,
      due_at: kind === 'confirm' ? '' : created_at,
    }));
    await db.insertInto('alert_mails').values(some).execute();
    await db.insertInto('deliveries').values(deliveries).execute();
  });
}
