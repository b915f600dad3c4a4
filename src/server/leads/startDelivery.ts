import { type Channel, DeliveryError } from './channel';
import { type Claim, claimTime, type Outbox } from './outbox';

/** How many deliveries succeeded, and how many failed. */
type Done = { sent: number; failed: number };

export type Delivery = {
  /** There may be something new. */
  trigger(): void;
  /** Delivers all that is due, now. */
  run(): Promise<Done>;
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
  /** Milliseconds after which the claim of a delivery that is still under way is renewed. */
  renewal?: number;
};

/** So many are under way at once by each channel. */
const atOnce = 5;

/** Delivers what the outbox holds, in the background. The channels do not wait for each other. */
export function startDelivery(options: Options): Delivery {
  const { channels, interval = 15_000 } = options;
  const lines = channels.map((channel) => deliverBy(channel, options));
  const trigger = () => {
    for (const line of lines) line.trigger();
  };
  const timer = interval > 0 && channels.length > 0 ? setInterval(trigger, interval) : null;
  if (timer) trigger();
  return {
    trigger,
    async run() {
      const done = await Promise.all(lines.map((line) => line.run()));
      return done.reduce((a, b) => ({ sent: a.sent + b.sent, failed: a.failed + b.failed }), nothing);
    },
    async stop() {
      if (timer) clearInterval(timer);
      await Promise.all(lines.map((line) => line.stop()));
    },
  };
}

const nothing: Done = { sent: 0, failed: 0 };

/** Delivers what the outbox holds for one channel. */
function deliverBy(channel: Channel, { outbox, log, renewal = claimTime / 3 }: Options): Delivery {
  let stopping = false;
  let running: Promise<Done> | null = null;
  let again = false;

  async function attempt(claim: Claim): Promise<boolean> {
    if (stopping) {
      await outbox.release(claim);
      return false;
    }
    // A renewal that fails leaves the claim as it was; the next one may succeed.
    const renewing = setInterval(() => outbox.renew(claim).catch(() => {}), renewal);
    try {
      await channel.deliver(claim.lead);
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.message : 'unexpected';
      const isDead = await outbox.markFailed(claim, reason);
      const fate = isDead ? 'gave up; see npm run leads -- list --dead' : 'will be tried again';
      log(`${claim.lead.reference} by ${claim.channel}: ${reason}; ${fate}`);
      return false;
    } finally {
      clearInterval(renewing);
    }
    await outbox.markSent(claim);
    return true;
  }

  async function drain(): Promise<Done> {
    const done = { ...nothing };
    while (!stopping) {
      const claims = await outbox.claim(channel.name, atOnce);
      if (claims.length === 0) break;
      const results = await Promise.all(claims.map(attempt));
      for (const isSent of results) done[isSent ? 'sent' : 'failed'] += 1;
    }
    return done;
  }

  async function run(): Promise<Done> {
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
