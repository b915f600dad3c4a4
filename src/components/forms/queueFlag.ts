/** Fires on `window` whenever the queue of leads changes. */
export const queueEvent = 'leadqueue';

/** Key of a flag that says the queue is not empty, so that most sessions never open the database. */
export const queueFlag = 'leads waiting';

/** True when leads may be queued on this device. It is fast enough to run on every page. */
export function mayHaveQueue(): boolean {
  try {
    return localStorage.getItem(queueFlag) !== null;
  } catch {
    return false;
  }
}
