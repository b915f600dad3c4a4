import type { Kysely } from 'kysely';
import type { LeadTables } from '../leads/leadTables';

/** Changes the price at which an address knows a home that it was told of. With null, it no longer knows the home. */
export async function setTold(
  db: Kysely<LeadTables>,
  address: string | null,
  home: string,
  price: number | null,
): Promise<void> {
  if (price === null) {
    await db.deleteFrom('alert_told').where('address_id', '=', address).where('home', '=', home).execute();
  } else {
    await db
      .updateTable('alert_told')
      .set({ price })
      .where('address_id', '=', address)
      .where('home', '=', home)
      .execute();
  }
}
