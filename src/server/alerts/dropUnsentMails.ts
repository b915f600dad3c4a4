import type { Kysely } from 'kysely';
import type { LeadTables } from '../leads/leadTables';
import type { LeadDatabase } from '../leads/openDatabase';
import type { SavedSearchRow, ToldHome } from './alertTables';
import { lockAddress } from './lockAddress';
import { setTold } from './setTold';
import { unsentMails } from './unsentMails';

/**
 * Removes the mails of a search that are not sent yet, because its owner ends or pauses it. Their homes count as not
 * told, and the other searches of the address are compared anew, so that they can tell of these homes. A mail that a
 * server is sending is left alone. Call it in a transaction.
 * @param own the reference of a mail that the caller was about to send, and which is removed, too
 */
export async function dropUnsentMails(
  db: Kysely<LeadTables>,
  kind: LeadDatabase['kind'],
  { id, address_id }: Pick<SavedSearchRow, 'id' | 'address_id'>,
  now: Date,
  own = '',
): Promise<void> {
  await lockAddress(db, kind, address_id);
  const dropped = await db
    .deleteFrom('deliveries')
    .where(unsentMails([id], now, own))
    .returning('reference')
    .execute();
  if (dropped.length === 0) return;
  const references = dropped.map(({ reference }) => reference);
  const mails = await db
    .deleteFrom('alert_mails')
    .where('reference', 'in', references)
    .returning('homes')
    .execute();
  for (const { home, was } of mails.flatMap(({ homes }): ToldHome[] => JSON.parse(homes))) {
    await setTold(db, address_id, home, was);
  }
  await db
    .updateTable('saved_searches')
    .set((is) => ({ matched_stock: is.ref('known_stock') }))
    .where('address_id', '=', address_id)
    .where('id', '!=', id)
    .execute();
}
