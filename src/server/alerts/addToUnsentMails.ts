import type { Kysely } from 'kysely';
import type { LeadTables } from '../leads/leadTables';
import type { SavedSearchRow, ToldHome } from './alertTables';
import { unsentMails } from './unsentMails';

type News = { search: Pick<SavedSearchRow, 'id'>; homes: readonly ToldHome[] };

/**
 * Adds homes to the mails of their searches that are not sent yet, so that an outage of the mail server does not end
 * with several mails about one search. Mails that were given up wait anew. Mails that a server is sending are left alone,
 * and so are those that the mail server may have accepted, because they are repeated unchanged.
 * @returns the ids of the searches whose homes were added
 */
export async function addToUnsentMails(
  db: Kysely<LeadTables>,
  news: readonly News[],
  now: Date,
): Promise<Set<string>> {
  const added = new Set<string>();
  if (news.length === 0) return added;
  const ids = news.map(({ search }) => search.id);
  // The update locks the deliveries, so that no server starts to send them before the homes are added.
  const waiting = await db
    .updateTable('deliveries')
    .set((is) => ({
      claimed_until: null,
      state: 'waiting',
      attempts: is.case().when('state', '=', 'dead').then(0).else(is.ref('attempts')).end(),
      due_at: is.case().when('state', '=', 'dead').then(now.toISOString()).else(is.ref('due_at')).end(),
    }))
    .where(unsentMails(ids, now))
    .returning('reference')
    .execute();
  if (waiting.length === 0) return added;
  const references = waiting.map(({ reference }) => reference);
  const mails = await db
    .selectFrom('alert_mails')
    .select(['reference', 'search_id', 'homes'])
    .where('in_doubt', 'is', null)
    .where('reference', 'in', references)
    .execute();
  for (const { search, homes } of news) {
    const mail = mails.find(({ search_id }) => search_id === search.id);
    if (!mail) continue;
    const merged = mergeHomes(JSON.parse(mail.homes), homes);
    await db
      .updateTable('alert_mails')
      .set({ homes: JSON.stringify(merged) })
      .where('reference', '=', mail.reference)
      .execute();
    added.add(search.id);
  }
  return added;
}

/** Merges two lists. A home in both has its newest price; whether it is new or reduced stays as in the unsent mail. */
function mergeHomes(waiting: readonly ToldHome[], added: readonly ToldHome[]): ToldHome[] {
  const merged = new Map(waiting.map((home) => [home.home, home]));
  for (const home of added) {
    const known = merged.get(home.home);
    merged.set(home.home, known ? { ...home, was: known.was } : home);
  }
  return [...merged.values()].sort((a, b) => Number(a.was !== null) - Number(b.was !== null));
}
