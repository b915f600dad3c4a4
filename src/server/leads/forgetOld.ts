import { formIds } from '../../domain/forms/formIds';
import type { Leads } from './openLeads';
import { retention } from './retention';

const oneDay = 86_400_000;

/**
 * Erases what has been kept for as long as the privacy policy allows, with its files, and files that no lead has.
 * @returns how many leads were erased
 */
export async function forgetOld(
  { store, files }: Pick<Leads, 'store' | 'files'>,
  now: Date,
): Promise<number> {
  let count = 0;
  for (const form of formIds) {
    const days = retention(form);
    if (days === null) continue;
    const before = new Date(now.getTime() - days * oneDay).toISOString();
    const erased = await store.forgetBefore(form, before);
    for (const { file } of erased) if (file) await files.forget(file.name);
    count += erased.length;
  }
  await files.sweep(await store.files(), now);
  return count;
}

/**
 * Does so now and once a day. Nothing of it keeps the process alive.
 * @param log told how many were erased, and when it failed
 */
export function forgetOldDaily(
  leads: Pick<Leads, 'store' | 'files'>,
  now: () => Date,
  log: (line: string) => void,
): void {
  const run = () =>
    forgetOld(leads, now()).then(
      (count) => count > 0 && log(`${count} leads were as old as the privacy policy allows, and are erased`),
      () => log('Old leads could not be erased; the next try is tomorrow'),
    );
  run();
  setInterval(run, oneDay).unref();
}
