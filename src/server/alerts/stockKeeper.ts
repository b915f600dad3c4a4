import { readStock, type Stock } from './readStock';
import type { StockSource } from './stockSource';

export type StockKeeper = {
  /** Returns the last stock that was read, and reads it if none was; null if it cannot be read. */
  current(): Promise<Stock | null>;
  /** Reads the stock again if it has changed. If that fails, the last one stays. */
  refresh(): Promise<Stock | null>;
};

/** @param log receives the reason why a stock was refused, once for each reason */
export function stockKeeper(source: StockSource, log: (line: string) => void): StockKeeper {
  let stock: Stock | null = null;
  let lastFault = '';
  let running: Promise<Stock | null> | null = null;

  async function read(): Promise<Stock | null> {
    try {
      const list = await source.readList();
      if (list !== null) stock = await readStock(list, source.read);
      lastFault = '';
    } catch (error) {
      source.forget();
      const fault = (error as Error).message;
      if (fault !== lastFault) log(`The stock for saved searches was refused: ${fault}`);
      lastFault = fault;
    }
    return stock;
  }

  const refresh = () => {
    running ??= read().finally(() => {
      running = null;
    });
    return running;
  };
  return { refresh, current: async () => stock ?? refresh() };
}
