import type { Kysely } from 'kysely';
import type { LeadTables } from '../leads/leadTables';
import type { ToldHome } from './alertTables';
import { setTold } from './setTold';

type Db = Kysely<LeadTables>;

/**
 * Returns those homes of a mail that are still news, at their current prices. Homes that were withdrawn, or whose price
 * is no longer lower than the one the address knows, are removed from what the address was told, so that they can be
 * news again. Call it in a transaction that has locked the address.
 */
export async function currentHomes(
  db: Db,
  address_id: string | null,
  homes: readonly ToldHome[],
): Promise<ToldHome[]> {
  const prices = await currentPrices(db, homes);
  const current: ToldHome[] = [];
  for (const told of homes) {
    const price = prices.get(told.home);
    const isNews = price !== undefined && (told.was === null || price < told.was);
    if (isNews) current.push({ ...told, price });
    if (price !== told.price) await setTold(db, address_id, told.home, isNews ? price : told.was);
  }
  return current;
}

/** Returns the prices of those homes that are on offer. */
async function currentPrices(db: Db, homes: readonly ToldHome[]): Promise<Map<string, number>> {
  if (homes.length === 0) return new Map();
  const references = homes.map(({ home }) => home);
  const open = await db
    .selectFrom('stock_offers')
    .select(['home', 'price'])
    .where('until', 'is', null)
    .where('home', 'in', references)
    .execute();
  return new Map(open.map(({ home, price }) => [home, price]));
}
