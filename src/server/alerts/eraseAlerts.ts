import type { Kysely } from 'kysely';
import { inParts } from '../leads/inParts';
import type { LeadTables } from '../leads/leadTables';

/**
 * Erases searches with their mails and tokens. Tokens to unsubscribe stay, so that such a link can say that it is done.
 */
export async function eraseSearches(db: Kysely<LeadTables>, ids: readonly string[]): Promise<void> {
  await inParts(ids, async (some) => {
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
export async function eraseAddresses(db: Kysely<LeadTables>, ids: readonly string[]): Promise<number> {
  let count = 0;
  await inParts(ids, async (some) => {
    const searches = await db
      .selectFrom('saved_searches')
      .select('id')
      .where('address_id', 'in', some)
      .execute();
    count += searches.length;
    await eraseSearches(
      db,
      searches.map(({ id }) => id),
    );
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
export async function eraseOldMails(db: Kysely<LeadTables>, before: string): Promise<void> {
  const old = await db
    .selectFrom('alert_mails')
    .innerJoin('deliveries', 'deliveries.reference', 'alert_mails.reference')
    .select('alert_mails.reference')
    .where('alert_mails.created_at', '<', before)
    .where('deliveries.state', '!=', 'waiting')
    .execute();
  await inParts(
    old.map(({ reference }) => reference),
    (some) => eraseReferences(db, some),
  );
}

async function eraseMails(
  db: Kysely<LeadTables>,
  column: 'search_id' | 'address_id',
  ids: readonly string[],
): Promise<void> {
  const mails = await db.selectFrom('alert_mails').select('reference').where(column, 'in', ids).execute();
  await inParts(
    mails.map(({ reference }) => reference),
    (some) => eraseReferences(db, some),
  );
}

async function eraseReferences(db: Kysely<LeadTables>, references: readonly string[]): Promise<void> {
  await db.deleteFrom('deliveries').where('reference', 'in', references).execute();
  await db.deleteFrom('alert_mails').where('reference', 'in', references).execute();
}
