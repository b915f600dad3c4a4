import { createStore, del, get, set, values } from 'idb-keyval';
import type { FormId } from '../../domain/forms/forms';
import type { Answers, AttachedFile } from './formAnswers';
import { queueEvent, queueFlag } from './queueFlag';

/** A form that could not be sent, stored on the device. */
export type QueuedLead = {
  /** Idempotency key: the server stores leads with the same key once. */
  key: string;
  form: FormId;
  /** All posted fields, including the consent. */
  lead: Answers;
  attached: AttachedFile | null;
  draftName: string;
  /** Time of storing, in milliseconds since the epoch. */
  keptAt: number;
  /** True once the server has rejected the lead. */
  refused: boolean;
  /**
   * Number of failed attempts, and the time in milliseconds since the epoch before which no automatic attempt is made.
   */
  attempts?: number;
  retryAt?: number;
};

let store: ReturnType<typeof createStore> | undefined;
const open = () => {
  store ??= createStore('safa-bay', 'leads');
  return store;
};

/**
 * Stores a lead until it can be sent.
 * @returns false where the browser blocks storage, as in some private windows
 */
export async function keepLead(queued: QueuedLead): Promise<boolean> {
  try {
    await set(queued.key, queued, open());
    localStorage.setItem(queueFlag, '1');
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(queueEvent));
  return true;
}

/** All queued leads, oldest first. */
export async function readQueue(): Promise<QueuedLead[]> {
  const queued = await values<QueuedLead>(open());
  return queued.sort((a, b) => a.keptAt - b.keptAt);
}

/** A lead if it is still queued: another window may have sent or discarded it. */
export function findQueued(key: string): Promise<QueuedLead | undefined> {
  return get<QueuedLead>(key, open());
}

/** Deletes a lead that has been sent or is no longer wanted. */
export async function forgetLead(key: string): Promise<void> {
  await del(key, open());
  if ((await readQueue()).length === 0) localStorage.removeItem(queueFlag);
  window.dispatchEvent(new Event(queueEvent));
}
