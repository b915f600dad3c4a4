import type { FormId } from '../../domain/forms/forms';
import type { Answers } from './formAnswers';
import { findQueued, forgetLead, keepLead, type QueuedLead, readQueue } from './leadQueue';
import { sendLead } from './sendLead';

/** Fires on `window` with a `SentLead` when a queued lead has been stored by the server. */
export const sentEvent = 'leadsent';

export type SentLead = { key: string; form: FormId; reference: string; lead: Answers };

const minute = 60_000;
const longestDelay = 60 * minute;

let sending: Promise<void> | null = null;
let isAskedAgain = false;

/**
 * Sends all queued leads one after another until one fails. A lock prevents two windows from sending at once. A call
 * during an attempt causes another attempt afterwards, because the connection may have returned meanwhile.
 */
export function sendQueue(): Promise<void> {
  isAskedAgain = sending !== null;
  return begin(() => true);
}

/**
 * Sends the leads that are due, without a request by the visitor. After the second failure, each further one doubles a
 * lead's delay.
 */
export function sendDueLeads(): Promise<void> {
  // A time further ahead than any delay was noted while the device's clock was wrong.
  return begin(({ retryAt = 0 }) => retryAt <= Date.now() || retryAt > Date.now() + longestDelay);
}

type Choose = (queued: QueuedLead) => boolean;

function begin(isDue: Choose): Promise<void> {
  sending ??= sendUntilQuiet(isDue).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendUntilQuiet(isDue: Choose): Promise<void> {
  await alone(() => sendEach(isDue));
  while (isAskedAgain) {
    isAskedAgain = false;
    await alone(() => sendEach(() => true));
  }
}

async function alone(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request('lead queue', work) : work());
}

async function sendEach(isDue: Choose): Promise<void> {
  for (const { key } of await readQueue()) {
    // Another window may have sent, tried or discarded the lead.
    const queued = await findQueued(key);
    if (!queued || queued.refused || !isDue(queued)) continue;
    if (!(await send(queued))) return;
  }
}

/**
 * The delay in milliseconds after a number of failed attempts: none after the first, then 2, 4, 8 … minutes, at most an
 * hour.
 */
function delayAfter(attempts: number): number {
  return attempts < 2 ? 0 : Math.min(longestDelay, 2 ** (attempts - 1) * minute);
}

/** Resolves to false when the attempt failed and the next leads should not be tried. */
async function send(queued: QueuedLead): Promise<boolean> {
  const { key, form, lead, attached } = queued;
  const result = await sendLead(lead, attached);
  if (result.outcome === 'stored') {
    await forgetLead(key);
    const detail: SentLead = { key, form, lead, reference: result.reference };
    window.dispatchEvent(new CustomEvent(sentEvent, { detail }));
    return true;
  }
  if (result.outcome === 'failed' && result.later) {
    const attempts = (queued.attempts ?? 0) + 1;
    const isWanted = (await findQueued(key)) !== undefined;
    if (isWanted) await keepLead({ ...queued, attempts, retryAt: Date.now() + delayAfter(attempts) });
    return false;
  }
  await keepLead({ ...queued, refused: true });
  return true;
}
