import type { FormId } from '../../domain/forms/formIds';
import type { Answers } from './formAnswers';
import { forgetLead, isQueued, keepLead, type QueuedLead, readQueue } from './leadQueue';
import { sendLead } from './sendLead';

/** Fires on `window` with a `SentLead` when one that waited has been stored. */
export const sentEvent = 'leadsent';

export type SentLead = { key: string; form: FormId; reference: string; lead: Answers };

let sending: Promise<void> | null = null;
let isAskedAgain = false;

/**
 * Sends what waits, one after the other, until one cannot be sent; never in two windows at once. Asked for in the middle
 * of it, it tries once more afterwards: the line may have come back while an attempt without it was under way.
 */
export function sendQueue(): Promise<void> {
  isAskedAgain = sending !== null;
  sending ??= sendUntilQuiet().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendUntilQuiet(): Promise<void> {
  do {
    isAskedAgain = false;
    await (navigator.locks ? navigator.locks.request('lead queue', sendEach) : sendEach());
  } while (isAskedAgain);
}

async function sendEach(): Promise<void> {
  for (const queued of await readQueue()) {
    if (queued.refused || !(await isQueued(queued.key))) continue;
    if (!(await send(queued))) return;
  }
}

/** False when the line is still down. */
async function send(queued: QueuedLead): Promise<boolean> {
  const { key, form, lead, attached } = queued;
  const result = await sendLead(lead, attached);
  if (result.outcome === 'stored') {
    await forgetLead(key);
    const detail: SentLead = { key, form, lead, reference: result.reference };
    window.dispatchEvent(new CustomEvent(sentEvent, { detail }));
    return true;
  }
  if (result.outcome === 'failed' && result.later) return false;
  await keepLead({ ...queued, refused: true });
  return true;
}
