import { randomInt, randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { inParts } from './inParts';
import { fromLeadRow, toLeadRow } from './leadRow';
import type { Lead, LeadFilter, LeadStore, Receipt, StoredLead } from './leadStore';
import type { LeadTables } from './leadTables';
import type { LeadDatabase } from './openDatabase';

type Which = (is: ExpressionBuilder<LeadTables, 'leads'>) => ExpressionWrapper<LeadTables, 'leads', SqlBool>;

const emptyRow = {
  form: '',
  language: '',
  page: null,
  answers: '{}',
  suspicions: '[]',
  file: null,
  email: null,
  phone: null,
};

/** Leaves out characters that are easily confused in print or on the phone, and vowels, which would form words. */
const characters = '34679CDFGHJKMNPQRTVWXY';

/**
 * Creates the lead store on a database.
 * @param channels that deliver each new lead; the outbox gets one row per channel
 */
export function openLeadStore(database: LeadDatabase, channels: readonly string[]): LeadStore {
  const { db, kind } = database;

  /** Inserts a lead with its deliveries, or returns null if its key or reference is already in use. */
  function insert(lead: Lead): Promise<string | null> {
    const row = toLeadRow(lead, createLeadReference());
    return db.transaction().execute(async (transaction) => {
      const written = await transaction
        .insertInto('leads')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('reference')
        .executeTakeFirst();
      if (!written) return null;
      const deliveries = channels.map((channel) => ({
        reference: row.reference,
        channel,
        state: 'waiting' as const,
        attempts: 0,
        due_at: row.received_at,
      }));
      if (deliveries.length > 0) await transaction.insertInto('deliveries').values(deliveries).execute();
      return row.reference;
    });
  }

  async function add(lead: Lead): Promise<Receipt> {
    for (;;) {
      database.assertInPlace();
      const inserted = await insert(lead);
      // Again, because a lead may only be acknowledged if it is found after a restart.
      database.assertInPlace();
      if (inserted !== null) return { reference: inserted, repeated: false };
      const known = await find(lead.key);
      if (known !== null) return { reference: known, repeated: true };
      // The random reference was in use: another one is tried.
    }
  }

  async function find(key: string): Promise<string | null> {
    const row = await db.selectFrom('leads').select('reference').where('key', '=', key).executeTakeFirst();
    return row?.reference ?? null;
  }

  return {
    add,
    find,
    async get(reference) {
      const row = await db
        .selectFrom('leads')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row ? fromLeadRow(row) : null;
    },
    async list({ search = '', limit, ...filter }) {
      const wanted = select(filter);
      // SQL would search the names of fields, too, and SQLite ignores the case of ASCII only.
      const rows = await (search === '' && limit ? wanted.limit(limit) : wanted).execute();
      const has = (text: string) => text.toLowerCase().includes(search.toLowerCase());
      return rows
        .map(fromLeadRow)
        .filter(({ reference, values }) => [reference, ...Object.values(values)].some(has))
        .slice(0, limit);
    },
    forget: ({ email, phone }) =>
      erase((is) =>
        is.or([
          ...(email ? [is('email', '=', email.trim().toLowerCase())] : []),
          ...(phone ? [is('phone', '=', phone)] : []),
        ]),
      ),
    forgetBefore: (form, moment) =>
      erase((is) => is.and([is('form', '=', form), is('received_at', '<', moment)])),
    async files() {
      const rows = await db.selectFrom('leads').select('file').where('file', 'is not', null).execute();
      return new Set(rows.map(({ file }) => (JSON.parse(file as string) as { name: string }).name));
    },
    async check() {
      database.assertInPlace();
      // A row that is inserted and deleted in one transaction is never visible, but is written to disk.
      const reference = `check-${randomUUID()}`;
      const row = { ...emptyRow, reference, key: reference, received_at: new Date().toISOString() };
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('leads').values(row).execute();
        await transaction.deleteFrom('leads').where('reference', '=', reference).execute();
      });
    },
  };

  async function erase(which: Which): Promise<StoredLead[]> {
    const erased = await db.transaction().execute(async (transaction) => {
      const rows = await transaction.selectFrom('leads').selectAll().where(which).execute();
      const references = rows.map(({ reference }) => reference);
      await inParts(references, async (some) => {
        await transaction.deleteFrom('deliveries').where('reference', 'in', some).execute();
        await transaction.deleteFrom('leads').where('reference', 'in', some).execute();
      });
      return rows.map(fromLeadRow);
    });
    // Removes the erased data from the write-ahead log too.
    if (kind === 'sqlite' && erased.length > 0) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    return erased;
  }

  function select({ form, since, dead }: Omit<LeadFilter, 'search' | 'limit'>) {
    let query = db.selectFrom('leads').selectAll().orderBy('received_at', 'desc');
    if (form) query = query.where('form', '=', form);
    // The day begins in Qatar.
    if (since) query = query.where('received_at', '>=', new Date(`${since}T00:00+03:00`).toISOString());
    if (dead) {
      query = query.where('reference', 'in', (inner) =>
        inner.selectFrom('deliveries').select('reference').where('state', '=', 'dead'),
      );
    }
    return query;
  }
}

/**
 * Creates a random reference for a lead, such as `SB-7KQ4MD`. It is one of 113 million, so it cannot be guessed from
 * another one; uniqueness is enforced by the store.
 */
function createLeadReference(): string {
  const code = Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join('');
  return `SB-${code}`;
}
