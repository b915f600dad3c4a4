import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { inBatches } from './inBatches';
import { createLeadReference } from './leadReference';
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

/** Rows per statement. SQLite allows 32,766 values in one statement. */
const batchSize = 500;

/**
 * Creates the lead store on a database. Closing the store does not close the database.
 * @param channels that deliver each new lead; the outbox gets one row per channel
 */
export function openLeadStore({ db, kind }: LeadDatabase, channels: readonly string[]): LeadStore {
  async function write(leads: Lead[]): Promise<Receipt[]> {
    const references = new Map<string, string>();
    const stored = new Set<Lead>();
    // Of leads with the same key only the first is written. A lead whose random reference is already in use stays in
    // `rest` and gets another reference in the next round.
    let rest = leads.filter((lead, index) => leads.findIndex(({ key }) => key === lead.key) === index);
    while (rest.length > 0) {
      const written = await insert(rest);
      for (const { key, reference } of written) references.set(key, reference);
      const newKeys = new Set(written.map(({ key }) => key));
      for (const lead of rest) if (newKeys.has(lead.key)) stored.add(lead);
      rest = rest.filter(({ key }) => !newKeys.has(key));
      if (rest.length === 0) break;
      const known = await findAll(rest.map(({ key }) => key));
      for (const { key, reference } of known) references.set(key, reference);
      rest = rest.filter(({ key }) => !references.has(key));
    }
    return leads.map((lead) => ({
      reference: references.get(lead.key) ?? '',
      repeated: !stored.has(lead),
    }));
  }

  /** Inserts leads with their deliveries. Returns those whose key and reference were new. */
  function insert(leads: readonly Lead[]) {
    return db.transaction().execute(async (transaction) => {
      const rows = leads.map((lead) => toLeadRow(lead, createLeadReference()));
      const written = await transaction
        .insertInto('leads')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .returning(['key', 'reference', 'received_at'])
        .execute();
      const deliveries = written.flatMap(({ reference, received_at }) =>
        channels.map((channel) => ({
          reference,
          channel,
          state: 'waiting' as const,
          attempts: 0,
          due_at: received_at,
        })),
      );
      if (deliveries.length > 0) await transaction.insertInto('deliveries').values(deliveries).execute();
      return written;
    });
  }

  const findAll = (keys: readonly string[]) =>
    db.selectFrom('leads').select(['key', 'reference']).where('key', 'in', keys).execute();

  const batches = inBatches(write, batchSize);

  return {
    add: (lead) => batches.add(lead),
    find: async (key) => (await findAll([key]))[0]?.reference ?? null,
    async get(reference) {
      const row = await db
        .selectFrom('leads')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row ? fromLeadRow(row) : null;
    },
    async list(filter) {
      return (await select(filter).execute()).map(fromLeadRow);
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
      // A row that is inserted and deleted in one transaction is never visible, but is written to disk.
      const reference = `check-${randomUUID()}`;
      const row = { ...emptyRow, reference, key: reference, received_at: new Date().toISOString() };
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('leads').values(row).execute();
        await transaction.deleteFrom('leads').where('reference', '=', reference).execute();
      });
    },
    close: () => batches.settle(),
  };

  async function erase(which: Which): Promise<StoredLead[]> {
    const erased = await db.transaction().execute(async (transaction) => {
      const rows = await transaction.selectFrom('leads').selectAll().where(which).execute();
      const references = rows.map(({ reference }) => reference);
      for (let from = 0; from < references.length; from += batchSize) {
        const some = references.slice(from, from + batchSize);
        await transaction.deleteFrom('deliveries').where('reference', 'in', some).execute();
        await transaction.deleteFrom('leads').where('reference', 'in', some).execute();
      }
      return rows.map(fromLeadRow);
    });
    // Removes the erased data from the write-ahead log too.
    if (kind === 'sqlite' && erased.length > 0) await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    return erased;
  }

  function select({ form, since, search, dead, limit = 1_000_000 }: LeadFilter) {
    let query = db.selectFrom('leads').selectAll().orderBy('received_at', 'desc').limit(limit);
    if (form) query = query.where('form', '=', form);
    if (since) query = query.where('received_at', '>=', since);
    if (search) {
      const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      query = query.where((is) =>
        is.or([
          sql<boolean>`lower(answers) LIKE ${pattern} ESCAPE '\\'`,
          sql<boolean>`lower(reference) LIKE ${pattern} ESCAPE '\\'`,
        ]),
      );
    }
    if (dead) {
      query = query.where('reference', 'in', (inner) =>
        inner.selectFrom('deliveries').select('reference').where('state', '=', 'dead'),
      );
    }
    return query;
  }
}
