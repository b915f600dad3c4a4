import type { Kysely, Transaction } from 'kysely';

/**
 * The migration that adds saved searches. Deliveries lose their foreign key to leads, because from now on they may also
 * be of mails about saved searches. SQLite cannot drop a constraint, so the table is made again.
 */
export async function createAlertTables(db: Kysely<unknown>): Promise<void> {
  // Kysely runs migrations of SQLite outside a transaction.
  if (db.isTransaction) return create(db);
  return db.transaction().execute(create);
}

async function create(db: Kysely<unknown> | Transaction<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('alert_addresses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('active_at', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'text')
    .execute();
  await schema
    .createTable('saved_searches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address_id', 'text')
    .addColumn('email', 'text')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('frequency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('trapped', 'integer', (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('known_stock', 'integer', (column) => column.notNull())
    .addColumn('matched_stock', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('searches_by_address').on('saved_searches').column('address_id').execute();
  await schema.createIndex('searches_by_email').on('saved_searches').column('email').execute();
  await schema.createIndex('searches_due').on('saved_searches').columns(['state', 'due_at']).execute();
  await schema
    .createTable('alert_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('search_id', 'text')
    .addColumn('address_id', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('tokens_by_search').on('alert_tokens').column('search_id').execute();
  await schema.createIndex('tokens_by_address').on('alert_tokens').column('address_id').execute();
  await schema
    .createTable('alert_told')
    .addColumn('address_id', 'text', (column) => column.notNull())
    .addColumn('home', 'text', (column) => column.notNull())
    .addColumn('price', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_of_address', ['address_id', 'home'])
    .execute();
  await schema
    .createTable('stock_offers')
    .addColumn('home', 'text', (column) => column.notNull())
    .addColumn('price', 'double precision', (column) => column.notNull())
    .addColumn('since', 'integer', (column) => column.notNull())
    .addColumn('until', 'integer')
    .addPrimaryKeyConstraint('offers_of_home', ['home', 'since'])
    .execute();
  await schema.createIndex('offers_open').on('stock_offers').columns(['until', 'since']).execute();
  await schema
    .createTable('stock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('made', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('alert_mails')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('search_id', 'text')
    .addColumn('address_id', 'text')
    .addColumn('homes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('mails_by_search').on('alert_mails').column('search_id').execute();
  await schema.createIndex('mails_by_address').on('alert_mails').column('address_id').execute();
  await loosenDeliveries(db);
}

async function loosenDeliveries(db: Kysely<unknown> | Transaction<unknown>): Promise<void> {
  const { schema } = db;
  await schema.dropIndex('deliveries_due').execute();
  await schema.alterTable('deliveries').renameTo('deliveries_of_leads').execute();
  await schema
    .createTable('deliveries')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('error', 'text')
    .addColumn('sent_at', 'text')
    .addPrimaryKeyConstraint('deliveries_of_item', ['reference', 'channel'])
    .execute();
  const from = db as Kysely<{ deliveries: object; deliveries_of_leads: object }>;
  await from
    .insertInto('deliveries')
    .expression((select) => select.selectFrom('deliveries_of_leads').selectAll())
    .execute();
  await schema.dropTable('deliveries_of_leads').execute();
  await schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['channel', 'state', 'due_at'])
    .execute();
}
