import type { Kysely } from 'kysely';
import type { LeadTables } from '../leads/leadTables';
import type { LeadDatabase } from '../leads/openDatabase';

/**
 * Keeps other transactions from comparing the searches of an address with a stock, until this one ends. SQLite has one
 * writer at a time and needs no lock. Call it in a transaction.
 */
export async function lockAddress(
  db: Kysely<LeadTables>,
  kind: LeadDatabase['kind'],
  id: string | null,
): Promise<void> {
  if (kind !== 'postgres' || id === null) return;
  await db.selectFrom('alert_addresses').select('id').where('id', '=', id).forUpdate().execute();
}
