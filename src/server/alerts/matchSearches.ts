import type { Kysely } from 'kysely';
import { frequencies } from '../../domain/alerts/savedSearch';
import { inParts } from '../leads/inParts';
import type { LeadTables } from '../leads/leadTables';
import type { LeadDatabase } from '../leads/openDatabase';
import { addToUnsentMails } from './addToUnsentMails';
import type { AddressRow, SavedSearchRow, ToldHome } from './alertTables';
import { type ChangedHomes, changedHomes, findNews } from './findNews';
import { nextMorning } from './nextMorning';
import { queueMails } from './queueMails';
import type { Stock } from './readStock';

/** Addresses per transaction. It must be short, because SQLite has one writer at a time. */
const addressesAtOnce = 50;

type Db = Kysely<LeadTables>;

/**
 * Compares the saved searches that are due with the stock, and puts a mail into the outbox for each that has new or
 * reduced homes. The mails, what the addresses were told, and the progress of each search are stored together, so that
 * a killed process neither repeats nor skips a home. Several servers may do so at the same time.
 * @param number of the stock (`recordStock`). Nothing is done if another server knows a newer one
 * @param signal ends the comparison after the addresses in progress; the next call goes on
 * @returns the number of searches with news
 */
export async function matchSearches(
  { db, kind }: LeadDatabase,
  stock: Stock,
  number: number,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const newest = await db.selectFrom('stock').select('number').executeTakeFirst();
  if (newest?.number !== number) return 0;
  await postponeMatched(db, number, now);
  const behind = await db
    .selectFrom('saved_searches')
    .select((is) => is.fn.min('matched_stock').as('least'))
    .where('state', '=', 'active')
    .where('due_at', '<=', now.toISOString())
    .executeTakeFirst();
  if (behind?.least === null || behind === undefined) return 0;
  const changed = changedHomes(stock, await offersSince(db, Number(behind.least)));
  let count = 0;
  while (!signal.aborted) {
    const matched = await db
      .transaction()
      .execute((transaction) => matchSome(transaction, kind, stock, changed, number, now));
    if (matched === null) break;
    count += matched;
  }
  return count;
}

/** Sets the next date of searches that were compared with this stock already. */
async function postponeMatched(db: Db, number: number, now: Date): Promise<void> {
  for (const frequency of frequencies) {
    const due_at = nextMorning(frequency, now);
    if (due_at === '') continue;
    await db
      .updateTable('saved_searches')
      .set({ due_at })
      .where('state', '=', 'active')
      .where('frequency', '=', frequency)
      .where('due_at', '<=', now.toISOString())
      .where('matched_stock', '>=', number)
      .execute();
  }
}

/** Returns all offers, past ones too, of the homes whose current offer is newer than a stock. */
function offersSince(db: Db, stock: number) {
  return db
    .selectFrom('stock_offers')
    .selectAll()
    .where('home', 'in', (inner) =>
      inner.selectFrom('stock_offers').select('home').where('until', 'is', null).where('since', '>', stock),
    )
    .execute();
}

/** Compares the searches of some addresses. Returns the number of those with news, or null if none was due. */
async function matchSome(
  db: Db,
  kind: LeadDatabase['kind'],
  stock: Stock,
  changed: ChangedHomes,
  number: number,
  now: Date,
): Promise<number | null> {
  const addresses = await claimAddresses(db, kind, number, now);
  if (addresses.length === 0) return null;
  const ids = addresses.map(({ id }) => id);
  const searches = await dueSearches(db, number, now).selectAll().where('address_id', 'in', ids).execute();
  const told = await readTold(db, ids);
  const news: { search: SavedSearchRow; homes: ToldHome[] }[] = [];
  for (const search of searches) {
    const known = told.get(search.address_id ?? '') ?? new Map<string, number>();
    const homes = findNews(search, stock, changed, known);
    // Another search of the same address is not told of the same home again.
    for (const { home, price } of homes) known.set(home, price);
    told.set(search.address_id ?? '', known);
    if (homes.length > 0) news.push({ search, homes });
  }
  await writeTold(db, news);
  const added = await addToUnsentMails(db, news, now);
  const mails = news
    .filter(({ search }) => !added.has(search.id))
    .map(({ search: { id, address_id }, homes }) => ({
      kind: 'homes' as const,
      search_id: id,
      address_id,
      homes,
    }));
  await queueMails(db, mails, now);
  for (const frequency of frequencies) {
    const own = searches.filter((search) => search.frequency === frequency).map(({ id }) => id);
    if (own.length === 0) continue;
    await db
      .updateTable('saved_searches')
      .set({ matched_stock: number, due_at: nextMorning(frequency, now) })
      .where('id', 'in', own)
      .execute();
  }
  return news.length;
}

function dueSearches(db: Db, number: number, now: Date) {
  return db
    .selectFrom('saved_searches')
    .where('state', '=', 'active')
    .where('due_at', '<=', now.toISOString())
    .where('matched_stock', '<', number);
}

/** Locks some addresses with due searches, so that no other server compares their searches at the same time. */
async function claimAddresses(
  db: Db,
  kind: LeadDatabase['kind'],
  number: number,
  now: Date,
): Promise<Pick<AddressRow, 'id'>[]> {
  const due = db
    .selectFrom('alert_addresses')
    .select('id')
    .where('id', 'in', dueSearches(db, number, now).select('address_id').$castTo<{ address_id: string }>())
    .limit(addressesAtOnce);
  return (kind === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
}

async function readTold(db: Db, ids: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const rows = await db.selectFrom('alert_told').selectAll().where('address_id', 'in', ids).execute();
  const told = new Map<string, Map<string, number>>();
  for (const { address_id, home, price } of rows) {
    const own = told.get(address_id) ?? new Map<string, number>();
    told.set(address_id, own.set(home, price));
  }
  return told;
}

async function writeTold(
  db: Db,
  news: readonly { search: SavedSearchRow; homes: readonly ToldHome[] }[],
): Promise<void> {
  // A home may be in the news of only one search of an address, so no row is written twice.
  const rows = news.flatMap(({ search, homes }) =>
    homes.map(({ home, price }) => ({ address_id: search.address_id ?? '', home, price })),
  );
  await inParts(rows, (some) =>
    db
      .insertInto('alert_told')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['address_id', 'home']).doUpdateSet((is) => ({ price: is.ref('excluded.price') })),
      )
      .execute(),
  );
}
