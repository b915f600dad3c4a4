import { formIds, forms } from '../../domain/forms/forms';
import type { Leads } from './openLeads';

const oneDay = 86_400_000;

/**
 * Erases leads older than their retention period (`retentionDays`) with their files, and files that belong to no lead.
 * @returns the number of erased leads
 */
export async function forgetOld(
  { store, files }: Pick<Leads, 'store' | 'files'>,
  now: Date,
): Promise<number> {
  let count = 0;
  for (const form of formIds) {
    const { retentionDays } = forms[form];
    if (retentionDays === null) continue;
    const before = new Date(now.getTime() - retentionDays * oneDay).toISOString();
    const erased = await store.forgetBefore(form, before);
    for (const { file } of erased) if (file) await files.forget(file.name);
    count += erased.length;
  }
  await files.sweep(await store.files(), now);
  return count;
}

/**
 * Calls `forgetOld` now and once a day, and erases saved searches that have expired (`sweepAlerts`). The timer does not
 * keep the process alive.
 * @param log receives the numbers of what was erased, and failures
 */
export function forgetOldDaily(
  leads: Pick<Leads, 'store' | 'files' | 'alerts'>,
  now: () => Date,
  log: (line: string) => void,
): void {
  const run = () => {
    forgetOld(leads, now()).then(
      (count) => count > 0 && log(`${count} leads were erased at the end of their retention period`),
      () => log('Old leads could not be erased; the next attempt is in a day'),
    );
    leads.alerts.store.sweep().then(
      ({ erased, asked }) => {
        if (erased > 0) log(`${erased} saved searches were erased: unconfirmed, or no longer used`);
        if (asked > 0) log(`${asked} addresses are asked whether their saved searches are still wanted`);
        leads.alerts.delivery.trigger();
      },
      () => log('Old saved searches could not be erased; the next attempt is in a day'),
    );
  };
  run();
  setInterval(run, oneDay).unref();
}
