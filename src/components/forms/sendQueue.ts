import type { FormId } from '../../domain/forms/formIds';
import type { Answers } from './formAnswers';
import { forgetLead, isQueued, keepLead, type QueuedLead, readQueue } from './leadQueue';
import { sendLead } from './sendLead';

/** Fires on `window` with a `SentLead` when one that waited has been stored. */
export const sentEvent = 'leadsent';

export type SentLead = { key: string; form: FormId; reference: string; lead: Answers };

/** Sends what waits, one after the other, until one cannot be sent; never in two windows at once. */
export async function sendQueue(): Promise<void> {
  if (!navigator.locks) return sendEach();
  await navigator.locks.request('lead queue', { ifAvailable: true }, async (lock) => {
    if (lock) await sendEach();
  });
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
