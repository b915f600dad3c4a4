/** Fires on `window` whenever the queue of leads changes. */
export const queueEvent = 'leadqueue';

/** Says without opening the database that there is something in it: most visits never need it. */
export const queueFlag = 'leads waiting';

/** True when something waits on this device; cheap enough to ask on every page. */
export function mayHaveQueue(): boolean {
  try {
    return localStorage.getItem(queueFlag) !== null;
  } catch {
    return false;
  }
}
