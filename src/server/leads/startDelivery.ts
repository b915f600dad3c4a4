import { type Channel, DeliveryError } from './channel';
import { type Claim, claimTime, type Outbox } from './outbox';

/** The number of successful and failed deliveries. */
type Counts = { sent: number; failed: number };

export type Delivery = {
  /** Starts delivering in the background. Call it when the outbox may have new entries. */
  trigger(): void;
  /** Delivers everything that is due and resolves when done. */
  run(): Promise<Counts>;
  /** Waits for deliveries in progress and starts no others. */
  stop(): Promise<void>;
};

type Options<Item> = {
  outbox: Outbox<Item>;
  channels: readonly Channel<Item>[];
  /** Receives failures, with references and codes but without personal data. */
  log: (line: string) => void;
  /** Milliseconds between checks for due deliveries; 0 checks only on `trigger` and `run`. */
  interval?: number;
  /** Milliseconds between renewals of the claim of a delivery in progress. */
  renewal?: number;
};

/** The most simultaneous deliveries of a channel that does not state its own number. */
const usualAtOnce = 5;

/** Delivers the items in the outbox in the background. Channels work independently of each other. */
export function startDelivery<Item>(options: Options<Item>): Delivery {
  const { channels, interval = 15_000 } = options;
  const deliveries = channels.map((channel) => deliverBy(channel, options));
  const trigger = () => {
    for (const delivery of deliveries) delivery.trigger();
  };
  const timer = interval > 0 && channels.length > 0 ? setInterval(trigger, interval) : null;
  if (timer) trigger();
  return {
    trigger,
    async run() {
      const counts = await Promise.all(deliveries.map((delivery) => delivery.run()));
      return counts.reduce((a, b) => ({ sent: a.sent + b.sent, failed: a.failed + b.failed }), none);
    },
    async stop() {
      if (timer) clearInterval(timer);
      await Promise.all(deliveries.map((delivery) => delivery.stop()));
    },
  };
}

const none: Counts = { sent: 0, failed: 0 };

/** Delivers the items in the outbox through one channel. */
function deliverBy<Item>(
  channel: Channel<Item>,
  { outbox, log, renewal = claimTime / 3 }: Options<Item>,
): Delivery {
  let stopping = false;
  let running: Promise<Counts> | null = null;
  let again = false;

  async function attempt(claim: Claim<Item>): Promise<boolean> {
    if (stopping) {
      await outbox.release(claim);
      return false;
    }
    // After a failed renewal the claim is still valid for a while, and the next renewal may succeed.
    const renewing = setInterval(() => outbox.renew(claim).catch(() => {}), renewal);
    try {
      await channel.deliver(claim.item);
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.message : 'unexpected';
      const isDead = await outbox.markFailed(claim, reason);
      const next = isDead ? 'gave up; see npm run leads -- list --dead' : 'will be tried again';
      log(`${claim.reference} by ${claim.channel}: ${reason}; ${next}`);
      return false;
    } finally {
      clearInterval(renewing);
    }
    await outbox.markSent(claim);
    return true;
  }

  async function drain(): Promise<Counts> {
    const counts = { ...none };
    while (!stopping) {
      const claims = await outbox.claim(channel.name, channel.mostAtOnce ?? usualAtOnce);
      if (claims.length === 0) break;
      const results = await Promise.all(claims.map(attempt));
      for (const isSent of results) counts[isSent ? 'sent' : 'failed'] += 1;
    }
    return counts;
  }

  async function run(): Promise<Counts> {
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
        trigger();
      }
    }
  }

  function trigger(): void {
    if (stopping) return;
    run().catch(() => log('the outbox could not be read; will be tried again'));
  }

  return {
    trigger,
    run,
    async stop() {
      stopping = true;
      await running?.catch(() => {});
      channel.close?.();
    },
  };
}
