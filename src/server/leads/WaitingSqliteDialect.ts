import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Milliseconds to wait for another process that is writing. */
const busyTimeout = 10_000;

/** The members of a libsql database that this module uses. */
type Database = SqliteDatabase & { exec(sql: string): unknown; readonly inTransaction: boolean };

/**
 * Kysely's SQLite dialect, which waits without blocking while another process writes; SQLite's own busy timeout would
 * block the event loop.
 *
 * All writes are in transactions that begin with `BEGIN IMMEDIATE`, the only statement that another process can refuse.
 * libsql does not reset other statements that were refused, and the connection could then no longer commit.
 * @throws the SQLITE_BUSY error if another process writes for more than ten seconds
 */
export class WaitingSqliteDialect extends SqliteDialect {
  /** @param settings PRAGMA statements to run before the first query */
  constructor(
    private readonly database: Database,
    private readonly settings: readonly string[],
  ) {
    super({ database });
  }

  override createDriver(): SqliteDriver {
    return new WaitingSqliteDriver(this.database, this.settings);
  }
}

/** Whether a statement changes tables. Raw SQL does not: this project writes only PRAGMA and SELECT as raw SQL. */
const isWrite = ({ query }: CompiledQuery) => !SelectQueryNode.is(query) && !RawNode.is(query);

class WaitingSqliteDriver extends SqliteDriver {
  constructor(
    private readonly database: Database,
    private readonly settings: readonly string[],
  ) {
    super({ database });
  }

  override async init(): Promise<void> {
    for (const statement of this.settings) await this.run(statement);
    await super.init();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const executeQuery = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      if (this.database.inTransaction || !isWrite(query)) return connection.executeQuery<Row>(query);
      await this.beginTransaction();
      try {
        const result = await connection.executeQuery<Row>(query);
        await this.commitTransaction();
        return result;
      } catch (error) {
        await this.rollbackTransaction();
        throw error;
      }
    };
    return { executeQuery, streamQuery: (query, size) => connection.streamQuery(query, size) };
  }

  override beginTransaction(): Promise<void> {
    return this.run('BEGIN IMMEDIATE');
  }

  override async commitTransaction(): Promise<void> {
    this.database.exec('COMMIT');
  }

  /** Some errors, such as a full disk, have already ended the transaction. */
  override async rollbackTransaction(): Promise<void> {
    if (this.database.inTransaction) this.database.exec('ROLLBACK');
  }

  /** Runs a statement as soon as no other process writes. */
  private async run(statement: string): Promise<void> {
    const until = Date.now() + busyTimeout;
    for (;;) {
      try {
        this.database.exec(statement);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== 'SQLITE_BUSY' || Date.now() > until) throw error;
        await sleep(5 + Math.random() * 20);
      }
    }
  }
}
