import type { Kysely } from 'kysely';
import type { LeadTables } from '../leads/leadTables';
import { eraseAddresses, eraseOldMails, eraseSearches } from './eraseAlerts';
import { queueMails } from './queueMails';

const oneDay = 86_400_000;

/** Days after which an unconfirmed search is erased. */
const daysToConfirm = 7;
/** Days without activity after which an address is asked whether its searches are still wanted. */
const daysOfActivity = 365;
/** Days to answer that question before the address is erased. */
const daysToAnswer = 30;
/** Days for which sent mails are kept, for the record of deliveries. */
const daysOfMails = 30;

/**
 * Erases searches that were not confirmed, addresses whose owners did not answer, expired tokens and old mails. Asks
 * inactive addresses whether their searches are still wanted. An address whose question could not be delivered is asked
 * again. Call it in a transaction, daily.
 */
export async function sweepAlerts(
  db: Kysely<LeadTables>,
  now: Date,
): Promise<{ erased: number; asked: number }> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * oneDay).toISOString();

  const unconfirmed = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('state', '=', 'asked')
    .where('created_at', '<', daysAgo(daysToConfirm))
    .execute();
  await eraseSearches(db, unconfirmed);

  const unanswered = await db
    .selectFrom('alert_addresses')
    .select('id')
    .where('asked_at', '<', daysAgo(daysToAnswer))
    .where((is) =>
      is.exists(
        is
          .selectFrom('alert_mails')
          .innerJoin('deliveries', 'deliveries.reference', 'alert_mails.reference')
          .select('alert_mails.reference')
          .whereRef('alert_mails.address_id', '=', 'alert_addresses.id')
          .where('alert_mails.kind', '=', 'keep')
          .where('deliveries.state', '=', 'sent')
          .where('deliveries.sent_at', '<', daysAgo(daysToAnswer)),
      ),
    )
    .execute();
  const erased = await eraseAddresses(db, unanswered);
  await eraseOldMails(db, daysAgo(daysOfMails + daysToAnswer));
  await db.deleteFrom('alert_tokens').where('expires_at', '<', now.toISOString()).execute();

  const inactive = await db
    .updateTable('alert_addresses')
    .set({ asked_at: now.toISOString() })
    .where('active_at', '<', daysAgo(daysOfActivity))
    .where((is) =>
      is.or([is('asked_at', 'is', null), is('asked_at', '<', daysAgo(daysOfMails + daysToAnswer))]),
    )
    .returning('id')
    .execute();
  const questions = inactive.map(({ id }) => ({ kind: 'keep' as const, search_id: null, address_id: id }));
  await queueMails(db, questions, now);
  return { erased: unconfirmed.length + erased, asked: inactive.length };
}
