import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LeadTables } from '../leads/leadTables';
import type { AlertTokenRow } from './alertTables';

const oneDay = 86_400_000;

/** Milliseconds for which a token is valid. Mails are often read, and unsubscribed from, long after they came. */
const lifetimes: Readonly<Record<AlertTokenRow['purpose'], number>> = {
  confirm: 7 * oneDay,
  manage: 30 * oneDay,
  unsubscribe: 365 * oneDay,
  keep: 30 * oneDay,
};

type NewToken = Pick<AlertTokenRow, 'purpose' | 'search_id' | 'address_id'>;

/**
 * Creates a token with 192 random bits and stores its hash.
 * @returns the token, in the alphabet of URLs
 */
export async function addToken(db: Kysely<LeadTables>, token: NewToken, now: Date): Promise<string> {
  const text = randomBytes(24).toString('base64url');
  const expires_at = new Date(now.getTime() + lifetimes[token.purpose]).toISOString();
  await db
    .insertInto('alert_tokens')
    .values({ ...token, hash: hashOf(text), expires_at })
    .execute();
  return text;
}

/** Returns the stored token of this purpose, or null if it is unknown, altered or expired. */
export async function findToken(
  db: Kysely<LeadTables>,
  purpose: AlertTokenRow['purpose'],
  text: string,
  now: Date,
): Promise<AlertTokenRow | null> {
  const found = await db
    .selectFrom('alert_tokens')
    .selectAll()
    .where('hash', '=', hashOf(text))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found ?? null;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
