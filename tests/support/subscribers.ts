import type { LeadDatabase } from '../../src/server/leads/openDatabase';

/** Stores confirmed searches directly, each of an address of its own: `0@example.com`, `1@example.com` and so on. */
export async function addSubscribers(
  { db }: LeadDatabase,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  const moment = now.toISOString();
  const common = {
    email: null,
    locale: 'en',
    frequency: 'published',
    state: 'active' as const,
    trapped: 0,
    consent_version: '2026-11-22',
    created_at: moment,
    confirmed_at: moment,
    known_stock: 0,
    matched_stock: 0,
    due_at: '',
  };
  for (let from = 0; from < addresses.length; from += 1_000) {
    const some = addresses
      .slice(from, from + 1_000)
      .map((address, index) => ({ address, id: `${from + index}` }));
    await db
      .insertInto('alert_addresses')
      .values(
        some.map(({ id }) => ({
          id,
          email: `${id}@example.com`,
          locale: 'en',
          active_at: moment,
          asked_at: null,
        })),
      )
      .execute();
    await db
      .insertInto('saved_searches')
      .values(
        some.map(({ id, address }) => ({ ...common, id, address_id: id, name: `Search ${id}`, address })),
      )
      .execute();
  }
}
