import type { Kysely } from 'kysely';
import type { LeadTables } from '../leads/leadTables';
import type { LeadDatabase } from '../leads/openDatabase';
import type { AlertMailRow, ToldHome } from './alertTables';
import { lockAddress } from './lockAddress';
import { setTold } from './setTold';

type Db = Kysely<LeadTables>;

/**
 * Returns the homes of a mail that are still news, at their current prices. Homes that were withdrawn, or whose price is
 * no longer lower than the one the address knows, are removed from the mail and from what the address was told, so that
 * they can be news again.
 */
export function currentHomes(
  { db, kind }: LeadDatabase,
  { reference, address_id }: Pick<AlertMailRow, 'reference' | 'address_id'>,
): Promise<ToldHome[]> {
  return db.transaction().execute(async (transaction) => {
    await lockAddress(transaction, kind, address_id);
    const mail = await transaction
      .selectFrom('alert_mails')
      .select('homes')
      .where('reference', '=', reference)
      .executeTakeFirst();
    const homes: ToldHome[] = JSON.parse(mail?.homes ?? '[]');
    const prices = await currentPrices(transaction, homes);
    const current: ToldHome[] = [];
    for (const told of homes) {
      const price = prices.get(told.home);
      const isNews = price !== undefined && (told.was === null || price < told.was);
      if (isNews) current.push({ ...told, price });
      if (price !== told.price) await setTold(transaction, address_id, told.home, isNews ? price : told.was);
    }
    const text = JSON.stringify(current);
    if (text !== mail?.homes) {
      await transaction
        .updateTable('alert_mails')
        .set({ homes: text })
        .where('reference', '=', reference)
        .execute();
    }
    return current;
  });
}

/** Returns the prices of those homes that are on offer. */
async function currentPrices(db: Db, homes: readonly ToldHome[]): Promise<Map<string, number>> {
  if (homes.length === 0) return new Map();
  const open = await db
    .selectFrom('stock_offers')
    .select(['home', 'price'])
    .where('until', 'is', null)
    .where(
      'home',
      'in',
      homes.map(({ home }) => home),
    )
    .execute();
  return new Map(open.map(({ home, price }) => [home, price]));
}
