import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { consentVersion } from '../../domain/alerts/readSavedSearch';
import type { Frequency } from '../../domain/alerts/savedSearch';
import type { LocaleCode } from '../../i18n/locales';
import type { LeadTables } from '../leads/leadTables';
import type { LeadDatabase } from '../leads/openDatabase';
import type { AlertStore, LinkState } from './alertStore';
import type { AddressRow, SavedSearchRow } from './alertTables';
import { addToken, findToken } from './alertTokens';
import { dropUnsentMails } from './dropUnsentMails';
import { eraseAddresses, eraseSearches } from './eraseAlerts';
import { nextMorning } from './nextMorning';
import { queueMails } from './queueMails';
import { addAddress, newestStock, toSavedSearch } from './savedSearchRow';
import { sweepAlerts } from './sweepAlerts';

type Db = Kysely<LeadTables>;

/** Opens the storage of saved searches in the database of leads. Several servers may share the database. */
export function openAlertStore(database: LeadDatabase, now: () => Date): AlertStore {
  const { db, kind } = database;
  const iso = () => now().toISOString();

  const findSearch = (id: string | null, on: Db = db) =>
    on.selectFrom('saved_searches').selectAll().where('id', '=', id).executeTakeFirst();

  /** Returns the address to which a token of a mail belongs, and notes that its owner is active. */
  async function findOwner(token: string): Promise<AddressRow | null> {
    const found = await findToken(db, 'manage', token, now());
    if (found === null) return null;
    const address = await db
      .selectFrom('alert_addresses')
      .selectAll()
      .where('id', '=', found.address_id)
      .executeTakeFirst();
    if (!address) return null;
    if (address.asked_at !== null || address.active_at.slice(0, 10) < iso().slice(0, 10)) {
      await noteActivity(address.id);
    }
    return address;
  }

  async function noteActivity(id: string): Promise<void> {
    await db
      .updateTable('alert_addresses')
      .set({ active_at: iso(), asked_at: null })
      .where('id', '=', id)
      .execute();
  }

  /** Runs a transaction that erases rows, and removes them from the write-ahead log of SQLite, too. */
  async function erasing<Result>(work: (transaction: Db) => Promise<Result>): Promise<Result> {
    const result = await db.transaction().execute(work);
    if (kind === 'sqlite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
    return result;
  }

  async function removeSearch(transaction: Db, search: SavedSearchRow): Promise<void> {
    await dropUnsentMails(transaction, kind, search, now());
    await eraseSearches(transaction, [search]);
    const others = await transaction
      .selectFrom('saved_searches')
      .select('id')
      .where('address_id', '=', search.address_id)
      .executeTakeFirst();
    if (!others && search.address_id !== null) await eraseAddresses(transaction, [{ id: search.address_id }]);
  }

  async function findLink(purpose: 'confirm' | 'unsubscribe', token: string): Promise<LinkState | null> {
    const found = await findToken(db, purpose, token, now());
    if (found === null) return null;
    const search = (await findSearch(found.search_id)) ?? null;
    const isOpen = purpose === 'confirm' ? search?.state === 'asked' : search !== null;
    return { state: isOpen ? 'open' : 'used', search: search && toSavedSearch(search) };
  }

  return {
    async request({ locale, name, email, frequency, address, trapped }) {
      database.assertInPlace();
      const id = randomUUID();
      const row = {
        id,
        email: email.toLowerCase(),
        locale,
        name,
        address,
        frequency,
        state: 'asked' as const,
        trapped: trapped ? 1 : 0,
        consent_version: consentVersion,
        created_at: iso(),
        known_stock: 0,
        matched_stock: 0,
        due_at: '',
      };
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('saved_searches').values(row).execute();
        await queueMails(transaction, [{ kind: 'confirm', search_id: id, address_id: null }], now());
      });
    },
    findConfirmation: (token) => findLink('confirm', token),
    async confirm(token) {
      const found = await findToken(db, 'confirm', token, now());
      if (found === null) return null;
      return db.transaction().execute(async (transaction) => {
        const search = await findSearch(found.search_id, transaction);
        if (search?.state !== 'asked' || search.email === null) {
          return { state: 'used', search: search ? toSavedSearch(search) : null, manageToken: null };
        }
        const address = await addAddress(transaction, search.email, search.locale, iso());
        const stock = await newestStock(transaction);
        await transaction
          .updateTable('saved_searches')
          .set({ address_id: address, email: null, state: 'active', confirmed_at: iso() })
          .set({ known_stock: stock, matched_stock: stock })
          .set({ due_at: nextMorning(search.frequency as Frequency, now()) })
          .where('id', '=', search.id)
          .execute();
        const manage = { purpose: 'manage' as const, search_id: null, address_id: address };
        const manageToken = await addToken(transaction, manage, now());
        return { state: 'open', search: toSavedSearch(search), manageToken };
      });
    },
    async list(token) {
      const owner = await findOwner(token);
      if (owner === null) return null;
      const rows = await db
        .selectFrom('saved_searches')
        .selectAll()
        .where('address_id', '=', owner.id)
        .orderBy('created_at')
        .execute();
      const { email, locale } = owner;
      return { email, locale: locale as LocaleCode, searches: rows.map(toSavedSearch) };
    },
    async change(token, id, change) {
      const owner = await findOwner(token);
      const search = await findSearch(id);
      if (owner === null || search?.address_id !== owner.id) return null;
      const next = { ...search, ...change } as SavedSearchRow;
      const { name, frequency, state } = next;
      // A search that is due but not yet compared stays due when it is renamed.
      const isSameDay = frequency === search.frequency && state === search.state;
      const due = isSameDay ? {} : { due_at: nextMorning(frequency as Frequency, now()) };
      await db.transaction().execute(async (transaction) => {
        let changing = transaction.updateTable('saved_searches').set({ name, frequency, state, ...due });
        if (search.state === 'paused' && state === 'active') {
          // Homes published during the pause count as known, as do those before the confirmation.
          const stock = await newestStock(transaction);
          changing = changing.set({ known_stock: stock, matched_stock: stock });
        }
        if (state === 'paused') await dropUnsentMails(transaction, kind, search, now());
        await changing.where('id', '=', id).execute();
      });
      return toSavedSearch(next);
    },
    async remove(token, id) {
      const owner = await findOwner(token);
      const search = await findSearch(id);
      if (owner === null || search?.address_id !== owner.id) return false;
      await erasing((transaction) => removeSearch(transaction, search));
      return true;
    },
    async erase(token) {
      const owner = await findOwner(token);
      if (owner === null) return false;
      await erasing((transaction) => eraseAddresses(transaction, [owner]));
      return true;
    },
    findUnsubscribing: (token) => findLink('unsubscribe', token),
    async unsubscribe(token) {
      const found = await findToken(db, 'unsubscribe', token, now());
      if (found === null) return null;
      const search = await findSearch(found.search_id);
      if (!search) return { state: 'used', search: null };
      await erasing((transaction) => removeSearch(transaction, search));
      return { state: 'open', search: toSavedSearch(search) };
    },
    findKeeping: async (token) => (await findToken(db, 'keep', token, now())) !== null,
    async keep(token) {
      const found = await findToken(db, 'keep', token, now());
      if (found?.address_id) await noteActivity(found.address_id);
      return found !== null;
    },
    async forget(email) {
      const address = email.trim().toLowerCase();
      return erasing(async (transaction) => {
        const waiting = await transaction
          .selectFrom('saved_searches')
          .select('id')
          .where('email', '=', address)
          .execute();
        await eraseSearches(transaction, waiting);
        const known = await transaction
          .selectFrom('alert_addresses')
          .select('id')
          .where('email', '=', address)
          .execute();
        return waiting.length + (await eraseAddresses(transaction, known));
      });
    },
    sweep: () => erasing((transaction) => sweepAlerts(transaction, now())),
    async count() {
      const rows = await db
        .selectFrom('saved_searches')
        .select((is) => ['state', is.fn.countAll().as('count')])
        .groupBy('state')
        .execute();
      const counts = { asked: 0, active: 0, paused: 0 };
      for (const { state, count } of rows) counts[state] = Number(count);
      const addresses = await db
        .selectFrom('alert_addresses')
        .select((is) => is.fn.countAll().as('count'))
        .executeTakeFirst();
      return { ...counts, addresses: Number(addresses?.count ?? 0) };
    },
  };
}
