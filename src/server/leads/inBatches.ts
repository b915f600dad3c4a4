import { setImmediate as breathe } from 'node:timers/promises';

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/** What is added one by one and written together. */
export type Batches<Item, Result> = {
  add(item: Item): Promise<Result>;
  /** Resolves when nothing is under way. */
  settle(): Promise<void>;
};

/**
 * Gathers what arrives while a batch is being written into the next one: many leads that come at once share one
 * transaction, and one fsync.
 * @param write gives one result for each item, in their order; when it throws, each of its items has failed
 */
export function inBatches<Item, Result>(
  write: (items: Item[]) => Promise<Result[]>,
  most: number,
): Batches<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let working: Promise<void> | null = null;

  const work = async () => {
    while (waiting.length > 0) {
      // SQLite writes without letting go of the thread: what has arrived meanwhile is only heard now.
      await breathe();
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
