import type { Kysely } from 'kysely';
import { inParts } from '../leads/inParts';
import type { LeadTables } from '../leads/leadTables';

type Db = Kysely<LeadTables>;
type Rows = readonly { id: string }[];

const idOf = ({ id }: { id: string }) => id;

/**
 * Erases searches with their mails and tokens. Tokens to unsubscribe stay, so that such a link can say that it is done.
 */
export async function eraseSearches(db: Db, searches: Rows): Promise<void> {
  await inParts(searches.map(idOf), async (some) => {
    await eraseMails(db, 'search_id', some);
    await db
      .deleteFrom('alert_tokens')
      .where('search_id', 'in', some)
      .where('purpose', '!=', 'unsubscribe')
      .execute();
    await db.deleteFrom('saved_searches').where('id', 'in', some).execute();
  });
}

/** Erases addresses with everything that belongs to them. Returns the number of erased searches. */
export async function eraseAddresses(db: Db, addresses: Rows): Promise<number> {
  let count = 0;
  await inParts(addresses.map(idOf), async (some) => {
    const searches = await db
      .selectFrom('saved_searches')
      .select('id')
      .where('address_id', 'in', some)
      .execute();
    count += searches.length;
    await eraseSearches(db, searches);
    await eraseMails(db, 'address_id', some);
    await db.deleteFrom('alert_tokens').where('address_id', 'in', some).execute();
    await db.deleteFrom('alert_told').where('address_id', 'in', some).execute();
    await db.deleteFrom('alert_addresses').where('id', 'in', some).execute();
  });
  return count;
}

/**
 * Erases mails that were made before a moment (ISO 8601, UTC) and that are sent or given up. Their homes still count as
 * told.
 */
export async function eraseOldMails(db: Db, before: string): Promise<void> {
  const old = await db
    .selectFrom('alert_mails')
    .innerJoin('deliveries', 'deliveries.reference', 'alert_mails.reference')
    .select('alert_mails.reference')
    .where('alert_mails.created_at', '<', before)
    .where('deliveries.state', '!=', 'waiting')
    .execute();
  await eraseDeliveries(db, old);
}

async function eraseMails(db: Db, column: 'search_id' | 'address_id', ids: readonly string[]): Promise<void> {
  const mails = await db.selectFrom('alert_mails').select('reference').where(column, 'in', ids).execute();
  await eraseDeliveries(db, mails);
}

async function eraseDeliveries(db: Db, mails: readonly { reference: string }[]): Promise<void> {
  const references = mails.map(({ reference }) => reference);
  await inParts(references, async (some) => {
    await db.deleteFrom('deliveries').where('reference', 'in', some).execute();
    await db.deleteFrom('alert_mails').where('reference', 'in', some).execute();
  });
}
