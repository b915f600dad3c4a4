import { type Kysely, type Migration, Migrator } from 'kysely';
import { createAlertTables } from '../alerts/createAlertTables';

/** All migrations in order. Never change a released migration; add another one. */
const migrations: Record<string, Migration> = {
  '001 leads and deliveries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leads')
        .addColumn('reference', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('page', 'text')
        .addColumn('answers', 'text', (column) => column.notNull())
        .addColumn('suspicions', 'text', (column) => column.notNull())
        .addColumn('file', 'text')
        .addColumn('email', 'text')
        .addColumn('phone', 'text')
        .addColumn('received_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('deliveries')
        .addColumn('reference', 'text', (column) => column.notNull().references('leads.reference'))
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('due_at', 'text', (column) => column.notNull())
        .addColumn('claimed_until', 'text')
        .addColumn('error', 'text')
        .addColumn('sent_at', 'text')
        .addPrimaryKeyConstraint('deliveries_of_lead', ['reference', 'channel'])
        .execute();
      await db.schema.createIndex('leads_by_arrival').on('leads').column('received_at').execute();
      await db.schema.createIndex('leads_by_email').on('leads').column('email').execute();
      await db.schema.createIndex('leads_by_phone').on('leads').column('phone').execute();
      await db.schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'due_at']).execute();
    },
  },
  '002 saved searches': { up: createAlertTables },
  '003 mails in doubt': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('alert_mails').addColumn('in_doubt', 'text').execute();
    },
  },
};

/**
 * Creates the tables or brings them up to date. Several servers may do so at the same time.
 * @throws if a migration fails; its changes are rolled back
 */
export async function migrateLeads(db: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
