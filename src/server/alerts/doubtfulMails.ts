import { createHash } from 'node:crypto';
import type { LeadDatabase } from '../leads/openDatabase';
import type { AlertMailRow, ToldHome } from './alertTables';
import { currentHomes } from './currentHomes';
import { lockAddress } from './lockAddress';
import type { AlertMail } from './mailFrame';

/* A mail is in doubt from the moment before it is handed to the mail server until the answer is recorded. */

/** A mail about homes that is about to be handed to the mail server. */
export type DoubtfulMail = {
  mail: AlertMail;
  /** When it was first attempted, ISO 8601 in UTC. It stays in the `Date` header, which Exchange compares, too. */
  date: string;
  /** Differs whenever the text of the mail differs. */
  edition: string;
  /** Whether an earlier attempt ended without a known result, so that the mail server may have the mail already. */
  isRepeated: boolean;
};

/**
 * Marks a mail about homes as in doubt and returns it. If it is in doubt already, it is returned as it was handed over
 * then, whatever has happened to its homes since. Otherwise, it is written about those of its homes that are still news.
 * @param write is given these homes; it throws if it cannot write the mail, and then nothing is changed
 * @returns null if none of its homes is news any more
 */
export function putInDoubt(
  { db, kind }: LeadDatabase,
  { reference, address_id }: Pick<AlertMailRow, 'reference' | 'address_id'>,
  now: Date,
  write: (homes: readonly ToldHome[]) => AlertMail,
): Promise<DoubtfulMail | null> {
  return db.transaction().execute(async (transaction) => {
    await lockAddress(transaction, kind, address_id);
    const row = await transaction
      .selectFrom('alert_mails')
      .select(['homes', 'in_doubt'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!row) return null;
    if (row.in_doubt !== null) return { ...parse(row.in_doubt), isRepeated: true };
    const homes = await currentHomes(transaction, address_id, JSON.parse(row.homes));
    const in_doubt =
      homes.length > 0 ? JSON.stringify({ date: now.toISOString(), mail: write(homes) }) : null;
    await transaction
      .updateTable('alert_mails')
      .set({ homes: JSON.stringify(homes), in_doubt })
      .where('reference', '=', reference)
      .execute();
    return in_doubt === null ? null : { ...parse(in_doubt), isRepeated: false };
  });
}

/** Ends the doubt about a mail, because the answer of the mail server is known. */
export async function endDoubt({ db }: LeadDatabase, reference: string): Promise<void> {
  await db
    .updateTable('alert_mails')
    .set({ in_doubt: null })
    .where('reference', '=', reference)
    .where('in_doubt', 'is not', null)
    .execute();
}

function parse(in_doubt: string): Omit<DoubtfulMail, 'isRepeated'> {
  const { mail, date }: Pick<DoubtfulMail, 'mail' | 'date'> = JSON.parse(in_doubt);
  const edition = createHash('sha256').update(JSON.stringify(mail)).digest('hex').slice(0, 8);
  return { mail, date, edition };
}
