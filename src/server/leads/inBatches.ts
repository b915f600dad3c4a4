import { setImmediate as runPendingEvents } from 'node:timers/promises';

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/** Collects items that are added one by one and writes them together. */
export type Batches<Item, Result> = {
  add(item: Item): Promise<Result>;
  /** Resolves when every item has been written or has failed. */
  settle(): Promise<void>;
};

/**
 * Writes items in batches: items added while one batch is being written form the next one. Leads that arrive at the
 * same time so share one transaction and one fsync.
 * @param write returns one result per item, in the same order; if it throws, all items of the batch fail
 * @param most items in a batch
 */
export function inBatches<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  most: number,
): Batches<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let working: Promise<void> | null = null;

  const work = async () => {
    while (waiting.length > 0) {
      // SQLite writes synchronously, so requests that arrived meanwhile are only read now.
      await runPendingEvents();
      const batch = waiting.splice(0, most);
      try {
        const results = await write(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    working = null;
  };

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        working ??= work();
      }),
    settle: async () => {
      while (working) await working;
    },
  };
}
