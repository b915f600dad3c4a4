import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Frequency, SavedSearch } from '../../domain/alerts/savedSearch';
import type { LocaleCode } from '../../i18n/locales';
import type { LeadTables } from '../leads/leadTables';
import type { SavedSearchRow } from './alertTables';

/** Returns the id of an email address, which is stored if it is new. */
export async function addAddress(
  db: Kysely<LeadTables>,
  email: string,
  locale: string,
  active_at: string,
): Promise<string> {
  const row = { id: randomUUID(), email, locale, active_at, asked_at: null };
  const stored = await db
    .insertInto('alert_addresses')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ locale, active_at, asked_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return stored.id;
}

/** Returns the number of the newest stock; 0 before the first one. */
export async function newestStock(db: Kysely<LeadTables>): Promise<number> {
  const row = await db.selectFrom('stock').select('number').executeTakeFirst();
  return row?.number ?? 0;
}

/** Converts a database row to a search as its owner sees it. */
export function toSavedSearch(row: SavedSearchRow): SavedSearch {
  const { id, name, address, created_at: created } = row;
  return {
    id,
    name,
    address,
    frequency: row.frequency as Frequency,
    state: row.state === 'paused' ? 'paused' : 'active',
    locale: row.locale as LocaleCode,
    created,
  };
}
