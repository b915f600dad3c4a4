import { setTimeout as sleep } from 'node:timers/promises';
import type { Leads } from './leads/openLeads';

/** Milliseconds after which a check counts as failed. Health probes usually expect an answer within two seconds. */
const checkTimeout = 1_500;
/** Milliseconds for which a successful check is reused, because each check writes to the disk. */
const freshness = 1_000;

export type Health = 'ok' | 'no database' | 'no data folder';

/**
 * Returns a function that reports whether a lead with a file could be stored now, by writing to the database and to
 * the data folder. It resolves within two seconds, never rejects, and runs at most one check of each kind at a time.
 */
export function healthCheck({ store, files }: Pick<Leads, 'store' | 'files'>): () => Promise<Health> {
  const isDatabaseWritable = boundedCheck(() => store.check());
  const isFolderWritable = boundedCheck(() => files.check());
  return async () => {
    const [database, folder] = await Promise.all([isDatabaseWritable(), isFolderWritable()]);
    if (!database) return 'no database';
    return folder ? 'ok' : 'no data folder';
  };
}

function boundedCheck(check: () => Promise<void>): () => Promise<boolean> {
  let lastSuccess = Number.NEGATIVE_INFINITY;
  let pending: Promise<boolean> | null = null;
  const run = async () => {
    try {
      await check();
      lastSuccess = performance.now();
      return true;
    } catch {
      return false;
    } finally {
      pending = null;
    }
  };
  return async () => {
    if (performance.now() - lastSuccess < freshness) return true;
    pending ??= run();
    return Promise.race([pending, sleep(checkTimeout, false, { ref: false })]);
  };
}
