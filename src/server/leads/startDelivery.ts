import { type Channel, DeliveryError } from './channel';
import type { Claim, Outbox } from './outbox';

export type Delivery = {
  /** There may be something new. */
  poke(): void;
  /** Delivers all that is due, now. Gives what was sent and what failed. */
  run(): Promise<{ sent: number; failed: number }>;
  /** Lets what is under way be finished. */
  stop(): Promise<void>;
};

type Options = {
  outbox: Outbox;
  channels: readonly Channel[];
  /** Told of what failed, with references and codes only. */
  log: (line: string) => void;
  /** Milliseconds between two looks at what has become due; 0 looks only when told to. */
  interval?: number;
};

/** So many are under way at once. */
const atOnce = 5;

/** Delivers what the outbox holds, in the background. */
export function startDelivery({ outbox, channels, log, interval = 15_000 }: Options): Delivery {
  const byName = new Map<string, Channel>(channels.map((channel) => [channel.name, channel]));
  let stopping = false;
  let running: Promise<{ sent: number; failed: number }> | null = null;
  let again = false;

  async function attempt(claim: Claim): Promise<boolean> {
    const channel = byName.get(claim.channel);
    if (!channel || stopping) {
      await outbox.release(claim);
      return false;
    }
    try {
      await channel.deliver(claim.lead);
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.message : 'unexpected';
      const isDead = await outbox.markFailed(claim, reason);
      const fate = isDead ? 'gave up; see npm run leads -- list --dead' : 'will be tried again';
      log(`${claim.lead.reference} by ${claim.channel}: ${reason}; ${fate}`);
      return false;
    }
    await outbox.markSent(claim);
    return true;
  }

  async function drain() {
    const done = { sent: 0, failed: 0 };
    while (!stopping) {
      const claims = await outbox.claim(atOnce);
      const known = claims.some(({ channel }) => byName.has(channel));
      const results = await Promise.all(claims.map(attempt));
      for (const isSent of results) done[isSent ? 'sent' : 'failed'] += 1;
      // Rows of a channel that is no longer set up stay where they are.
      if (!known) break;
    }
    return done;
  }

  async function run() {
    if (running) {
      again = true;
      return running;
    }
    running = drain();
    try {
      return await running;
    } finally {
      running = null;
      if (again && !stopping) {
        again = false;
        poke();
      }
    }
  }

  function poke() {
    if (stopping || channels.length === 0) return;
    run().catch(() => log('the outbox could not be read; will be tried again'));
  }

  const timer = interval > 0 && channels.length > 0 ? setInterval(poke, interval) : null;
  if (timer) poke();
  return {
    poke,
    run,
    async stop() {
      stopping = true;
      if (timer) clearInterval(timer);
      await running?.catch(() => {});
      for (const channel of channels) channel.close?.();
    },
  };
}
