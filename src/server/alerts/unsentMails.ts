import type { ExpressionBuilder } from 'kysely';
import type { LeadTables } from '../leads/leadTables';

/**
 * The condition for mails about homes of some searches that are not sent yet, or were given up, and that no server is
 * sending now.
 * @param own the reference of a mail that the caller is sending, and which is included, too
 */
export function unsentMails(searches: readonly string[], now: Date, own = '') {
  return (is: ExpressionBuilder<LeadTables, 'deliveries'>) =>
    is.and([
      is('channel', '=', 'alerts'),
      is('state', '!=', 'sent'),
      is.or([
        is('claimed_until', 'is', null),
        is('claimed_until', '<', now.toISOString()),
        is('reference', '=', own),
      ]),
      is(
        'reference',
        'in',
        is
          .selectFrom('alert_mails')
          .select('reference')
          .where('kind', '=', 'homes')
          .where('search_id', 'in', searches),
      ),
    ]);
}
