import type { LeadDatabase } from '../leads/openDatabase';
import { type Outbox, openOutboxOf } from '../leads/outbox';
import type { AlertMailRow } from './alertTables';
import { endDoubt } from './doubtfulMails';

/** Opens the outbox of mails about saved searches. Several servers may share the database. */
export function openAlertOutbox(database: LeadDatabase, now: () => Date): Outbox<AlertMailRow> {
  const outbox = openOutboxOf(database, now, async (references) => {
    const rows = await database.db
      .selectFrom('alert_mails')
      .selectAll()
      .where('reference', 'in', references)
      .execute();
    return new Map(rows.map((row) => [row.reference, row]));
  });
  return {
    ...outbox,
    async markSent(claim) {
      await outbox.markSent(claim);
      await endDoubt(database, claim.reference);
    },
  };
}
