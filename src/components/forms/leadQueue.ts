import { createStore, del, get, set, values } from 'idb-keyval';
import type { FormId } from '../../domain/forms/formIds';
import type { Answers } from './formAnswers';
import { queueEvent, queueFlag } from './queueFlag';
import type { AttachedFile } from './sendLead';

/** A filled-in form that could not be sent, kept on the device. */
export type QueuedLead = {
  /** The key that makes sending it twice harmless. */
  key: string;
  form: FormId;
  /** All that is posted, with the consent that was given. */
  lead: Answers;
  attached: AttachedFile | null;
  draftName: string;
  /** Moment, in milliseconds. */
  keptAt: number;
  /** True once the server has said that it cannot take it as it is. */
  refused: boolean;
  /** How often the queue has tried in vain, and the moment, in milliseconds, before which it does not try again. */
  attempts?: number;
  retryAt?: number;
};

let store: ReturnType<typeof createStore> | undefined;
const open = () => {
  store ??= createStore('safa-bay', 'leads');
  return store;
};

/** Keeps a lead until it can be sent. False where the browser keeps nothing, as in some private windows. */
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

/** Everything that waits, the oldest first. */
export async function readQueue(): Promise<QueuedLead[]> {
  const queued = await values<QueuedLead>(open());
  return queued.sort((a, b) => a.keptAt - b.keptAt);
}

/** A lead that still waits: another window may have sent or discarded it. */
export function findQueued(key: string): Promise<QueuedLead | undefined> {
  return get<QueuedLead>(key, open());
}

/** Forgets a lead, as it has been sent or is no longer wanted. */
export async function forgetLead(key: string): Promise<void> {
  await del(key, open());
  if ((await readQueue()).length === 0) localStorage.removeItem(queueFlag);
  window.dispatchEvent(new Event(queueEvent));
}
