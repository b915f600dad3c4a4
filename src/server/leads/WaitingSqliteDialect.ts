import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, InStatement, Transaction } from '@libsql/client';

/** Milliseconds to wait for another process that is writing. */
const busyTimeout = 10_000;

/**
 * Wraps an SQLite client so that it runs one statement or transaction at a time. Otherwise a statement issued during a
 * transaction would block the thread that has to commit it. While another process writes, the wrapper retries
 * asynchronously; SQLite's own busy timeout would block the event loop.
 * @param settings statements to run on every new connection
 * @throws the SQLITE_BUSY error if another process writes for more than ten seconds
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

  async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
    const until = Date.now() + busyTimeout;
    for (;;) {
      try {
        if (!isSet) for (const statement of settings) await client.execute(statement);
        isSet = true;
        return await work();
      } catch (error) {
        if ((error as { code?: string }).code !== 'SQLITE_BUSY' || Date.now() > until) throw error;
        // The refused statement stays open on this connection and would prevent later transactions from committing.
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
        return await retryWhileBusy(() => client.execute(statement));
      } finally {
        end();
      }
    },
    async transaction() {
      const end = await takeTurn();
      try {
        return endWith(await retryWhileBusy(() => client.transaction('write')), end);
      } catch (error) {
        end();
        throw error;
      }
    },
    close: () => client.close(),
  };
  return serial as unknown as Client;
}

/** Makes a transaction call `end` after its commit or rollback. */
function endWith(transaction: Transaction, end: () => void): Transaction {
  const { commit, rollback } = transaction;
  transaction.commit = () => commit.call(transaction).finally(end);
  transaction.rollback = () => rollback.call(transaction).finally(end);
  return transaction;
}
