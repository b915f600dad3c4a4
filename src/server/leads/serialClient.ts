import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, InStatement, Transaction } from '@libsql/client';

/** Milliseconds to wait for another process that is writing. */
const patience = 10_000;

/**
 * The same client, one thing at a time. SQLite has one writer; without this a statement that meets a transaction under
 * way would block the very thread that is to end it. While another process writes it waits without holding up the rest
 * of the server, as SQLite's own waiting would.
 * @param settings statements that every new connection begins with
 */
export function serialClient(client: Client, settings: readonly string[]): Client {
  let last: Promise<void> = Promise.resolve();
  let isSet = false;

  async function takeTurn(): Promise<() => void> {
    const before = last;
    let end = () => {};
    last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }

  async function patiently<T>(work: () => Promise<T>): Promise<T> {
    const until = Date.now() + patience;
    for (;;) {
      try {
        if (!isSet) for (const statement of settings) await client.execute(statement);
        isSet = true;
        return await work();
      } catch (error) {
        if ((error as { code?: string }).code !== 'SQLITE_BUSY' || Date.now() > until) throw error;
        // The statement that had to wait would stay open, and no transaction could end beside it.
        await client.reconnect();
        isSet = false;
        await sleep(5 + Math.random() * 20);
      }
    }
  }

  const serial = {
    async execute(statement: InStatement) {
      const end = await takeTurn();
      try {
        return await patiently(() => client.execute(statement));
      } finally {
        end();
      }
    },
    async transaction() {
      const end = await takeTurn();
      try {
        return endWith(await patiently(() => client.transaction('write')), end);
      } catch (error) {
        end();
        throw error;
      }
    },
    close: () => client.close(),
  };
  return serial as unknown as Client;
}

/** A transaction that tells when it is over, whichever way. */
function endWith(transaction: Transaction, end: () => void): Transaction {
  const { commit, rollback } = transaction;
  transaction.commit = () => commit.call(transaction).finally(end);
  transaction.rollback = () => rollback.call(transaction).finally(end);
  return transaction;
}
