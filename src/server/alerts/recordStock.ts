import type { Kysely } from 'kysely';
import { daysBetween, todayInQatar } from '../../domain/forms/qatarDay';
import { inParts } from '../leads/inParts';
import type { LeadTables } from '../leads/leadTables';
import type { LeadDatabase } from '../leads/openDatabase';
import type { OfferRow } from './alertTables';
import type { Stock } from './readStock';

/** The number of a recorded stock, or the reason why it was refused. */
export type Recorded = { number: number } | { refused: string };

/**
 * Records which homes are on offer at which price since which stock. Several servers may do so at the same time; the
 * same stock is recorded once. A stock that was made on an earlier day than the newest one is refused. So is one of a
 * future day, because all others would be refused after it. Saved searches that are older than the first stock count
 * all its homes as known.
 */
export async function recordStock({ db, kind }: LeadDatabase, stock: Stock, now: Date): Promise<Recorded> {
  const { made, fingerprint } = stock;
  // The clock of the machine that builds the site may be ahead.
  if (daysBetween(todayInQatar(now), made) > 1) {
    return { refused: `it was made on ${made}, which is in the future` };
  }
  const known = await db.selectFrom('stock').selectAll().executeTakeFirst();
  if (known?.fingerprint === fingerprint && known.made === made) return { number: known.number };
  return db.transaction().execute(async (transaction): Promise<Recorded> => {
    await transaction
      .insertInto('stock')
      .values({ id: 1, number: 0, made: '', fingerprint: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const newest = transaction.selectFrom('stock').selectAll();
    const row = await (kind === 'postgres' ? newest.forUpdate() : newest).executeTakeFirstOrThrow();
    if (made < row.made) {
      return { refused: `it was made on ${made}, and a build of ${row.made} is known` };
    }
    const isSame = fingerprint === row.fingerprint;
    const number = isSame ? row.number : row.number + 1;
    if (!isSame) await recordOffers(transaction, stock, number);
    await transaction.updateTable('stock').set({ number, made, fingerprint }).execute();
    if (row.number === 0) {
      await transaction
        .updateTable('saved_searches')
        .set({ known_stock: number, matched_stock: number })
        .execute();
    }
    return { number };
  });
}

async function recordOffers(db: Kysely<LeadTables>, stock: Stock, number: number): Promise<void> {
  const open = await db
    .selectFrom('stock_offers')
    .select(['home', 'price'])
    .where('until', 'is', null)
    .execute();
  const priceOf = new Map(open.map(({ home, price }) => [home, price]));
  const isSame = (home: string) => priceOf.get(home) === stock.homes.get(home)?.price;
  const ended = open.filter(({ home }) => !isSame(home)).map(({ home }) => home);
  const begun: OfferRow[] = [];
  for (const [home, { price }] of stock.homes) {
    if (!isSame(home)) begun.push({ home, price, since: number, until: null });
  }
  await inParts(ended, (some) =>
    db
      .updateTable('stock_offers')
      .set({ until: number })
      .where('until', 'is', null)
      .where('home', 'in', some)
      .execute(),
  );
  await inParts(begun, (some) => db.insertInto('stock_offers').values(some).execute());
}
