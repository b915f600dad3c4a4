import type { LeadDatabase } from '../leads/openDatabase';
import type { AlertMailRow, ToldHome } from './alertTables';

/**
 * Returns the homes of a mail that are still on offer. The others are removed from the mail and from what the address
 * was told, so that they are news again when they are put back.
 */
export function withoutGoneHomes(
  { db, kind }: LeadDatabase,
  { reference, address_id }: Pick<AlertMailRow, 'reference' | 'address_id'>,
): Promise<ToldHome[]> {
  return db.transaction().execute(async (transaction) => {
    // Searches of the address are not compared with a newer stock meanwhile.
    const address = transaction.selectFrom('alert_addresses').select('id').where('id', '=', address_id);
    await (kind === 'postgres' ? address.forUpdate() : address).execute();
    const mail = await transaction
      .selectFrom('alert_mails')
      .select('homes')
      .where('reference', '=', reference)
      .executeTakeFirst();
    const homes: ToldHome[] = JSON.parse(mail?.homes ?? '[]');
    if (homes.length === 0) return [];
    const open = await transaction
      .selectFrom('stock_offers')
      .select('home')
      .where('until', 'is', null)
      .where(
        'home',
        'in',
        homes.map(({ home }) => home),
      )
      .execute();
    const onOffer = new Set(open.map(({ home }) => home));
    const left = homes.filter(({ home }) => onOffer.has(home));
    const gone = homes.filter(({ home }) => !onOffer.has(home));
    if (gone.length === 0) return left;
    await transaction
      .updateTable('alert_mails')
      .set({ homes: JSON.stringify(left) })
      .where('reference', '=', reference)
      .execute();
    await transaction
      .deleteFrom('alert_told')
      .where('address_id', '=', address_id)
      .where(
        'home',
        'in',
        gone.map(({ home }) => home),
      )
      .execute();
    return left;
  });
}
