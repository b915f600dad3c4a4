import type { Leads } from './leads/openLeads';

/** Milliseconds after which a part that has not answered is not well: whoever asks wants to know within two seconds. */
const patience = 1_500;
/** Milliseconds for which a part that was well counts as well: asking costs a write to the disk. */
const freshness = 1_000;

export type Health = 'ok' | 'no database' | 'no data folder';

/**
 * Gives a function that says whether a lead with a file could be kept now: whether the database and the data folder
 * take a write. It always answers within two seconds, and never has the same part asked twice at once.
 */
export function healthCheck({ store, files }: Pick<Leads, 'store' | 'files'>): () => Promise<Health> {
  const isDatabaseWell = boundedCheck(() => store.check());
  const isFolderWell = boundedCheck(() => files.check());
  return async () => {
    const [database, folder] = await Promise.all([isDatabaseWell(), isFolderWell()]);
    if (!database) return 'no database';
    return folder ? 'ok' : 'no data folder';
  };
}

function boundedCheck(check: () => Promise<void>): () => Promise<boolean> {
  let lastWell = Number.NEGATIVE_INFINITY;
  let underWay: Promise<boolean> | null = null;
  const ask = async () => {
    try {
      await check();
      lastWell = performance.now();
      return true;
    } catch {
      return false;
    } finally {
      underWay = null;
    }
  };
  return async () => {
    if (performance.now() - lastWell < freshness) return true;
    underWay ??= ask();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(resolve, patience, false);
    });
    return Promise.race([underWay, late]).finally(() => clearTimeout(timer));
  };
}
