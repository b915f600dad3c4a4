import { readStock, type Stock } from './readStock';
import type { StockSource } from './stockSource';

export type StockKeeper = {
  /** Returns the last stock that was read, and reads it if none was; null if it cannot be read. */
  current(): Promise<Stock | null>;
  /** Reads the stock again if it has changed. If that fails, the last one stays. */
  refresh(): Promise<Stock | null>;
  /**
   * Returns the last stock, and starts to read it again if that was last done longer ago than a number of milliseconds.
   * It waits only if no stock is known; null if it cannot be read.
   */
  recent(age: number): Promise<Stock | null>;
};

/** @param log receives the reason why a stock was refused, once for each reason */
export function stockKeeper(source: StockSource, log: (line: string) => void): StockKeeper {
  let stock: Stock | null = null;
  let lastFault = '';
  let running: Promise<Stock | null> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<Stock | null> {
    try {
      const list = await source.readList();
      if (list !== null) stock = await readStock(list, source.read);
      lastFault = '';
    } catch (error) {
      source.forget();
      const fault = (error as Error).message;
      if (fault !== lastFault) log(`The search data of the site were refused: ${fault}`);
      lastFault = fault;
    }
    return stock;
  }

  const refresh = () => {
    readAt = performance.now();
    running ??= read().finally(() => {
      running = null;
    });
    return running;
  };
  const recent = async (age: number) => {
    const isRecent = performance.now() - readAt < age;
    const reading = isRecent ? running : refresh();
    return stock ?? reading;
  };
  return { refresh, recent, current: async () => stock ?? refresh() };
}
