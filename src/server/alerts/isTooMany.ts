import type { Kysely } from 'kysely';
import type { LeadTables } from '../leads/leadTables';
import type { SavedSearchRow } from './alertTables';

/** Mails that ask one address for confirmation within a day, and those for requests that look like spam. */
const mostADay = 5;
const mostTrappedADay = 1;

const oneDay = 86_400_000;
/** Milliseconds within which the same request counts as a double click. */
const doubleClick = 10 * 60_000;

/**
 * Returns whether an address has been asked to confirm too many searches before this one, or the same search just now.
 * This is decided when the mail is sent and not when the search is saved, so that the answer to the visitor reveals
 * nothing about the address.
 */
export async function isTooMany(db: Kysely<LeadTables>, search: SavedSearchRow): Promise<boolean> {
  const { id, email, address, created_at, trapped } = search;
  const created = Date.parse(created_at);
  const before = (milliseconds: number) => new Date(created - milliseconds).toISOString();
  const earlier = await db
    .selectFrom('saved_searches')
    .select(['id', 'address', 'created_at'])
    .where('email', '=', email)
    .where('created_at', '>', before(oneDay))
    .where((is) =>
      is.or([
        is('created_at', '<', created_at),
        is.and([is('created_at', '=', created_at), is('id', '<', id)]),
      ]),
    )
    .execute();
  const isRepeated = earlier.some(
    (other) => other.address === address && other.created_at > before(doubleClick),
  );
  return isRepeated || earlier.length >= (trapped ? mostTrappedADay : mostADay);
}
