import type { LeadDatabase } from '../leads/openDatabase';
import { type Outbox, openOutboxOf } from '../leads/outbox';
import { type Delivery, startDelivery } from '../leads/startDelivery';
import type { Settings } from '../readSettings';
import type { Words } from '../words';
import { alertChannel } from './alertChannel';
import type { AlertStore } from './alertStore';
import type { AlertMailRow } from './alertTables';
import { endDoubt } from './doubtfulMails';
import { matchSearches } from './matchSearches';
import { openAlertStore } from './openAlertStore';
import { recordStock } from './recordStock';
import { type StockKeeper, stockKeeper } from './stockKeeper';
import type { StockSource } from './stockSource';

/** Saved searches: their storage, the comparison with the stock, and the delivery of mails. */
export type Alerts = {
  store: AlertStore;
  /** The homes of the site, which results without scripts use, too. */
  stock: Pick<StockKeeper, 'recent'>;
  outbox: Outbox<AlertMailRow>;
  delivery: Delivery;
  /** Names of the configured channels: none without a mail server. */
  channels: readonly string[];
  /**
   * Reads the stock, compares the searches that are due with it, and starts to deliver. Failures are logged, and the
   * next call tries again.
   * @returns the number of searches with news
   */
  update(): Promise<number>;
  /** Calls `update` now and at an interval, in milliseconds. */
  watch(interval: number): void;
  /** Waits for a comparison and deliveries in progress and starts no others. */
  stop(): Promise<void>;
};

export type AlertsOptions = {
  database: LeadDatabase;
  settings: Pick<Settings, 'siteUrl' | 'alertsUrl' | 'alertsMailRate' | 'mail'>;
  source: StockSource;
  words: Words;
  now: () => Date;
  log: (line: string) => void;
  /** Milliseconds between checks of the outbox; with 0, deliveries happen only through `delivery.run`. */
  interval?: number;
};

/** Opens the saved searches of a database. Without a mail server, they are only stored. */
export function openAlerts({ database, settings, source, words, now, log, interval }: AlertsOptions): Alerts {
  const { siteUrl, alertsUrl, alertsMailRate, mail } = settings;
  const keeper = stockKeeper(source, log);
  const outbox = openAlertOutbox(database, now);
  const channels = mail
    ? [
        alertChannel({
          database,
          url: mail.url,
          from: mail.from,
          mostPerSecond: alertsMailRate,
          words,
          siteUrl,
          apiUrl: alertsUrl,
          readStock: keeper.current,
          now,
        }),
      ]
    : [];
  const delivery = startDelivery({ outbox, channels, log, interval });
  let running: Promise<number> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let lastRefusal = '';
  const stopping = new AbortController();

  async function compare(): Promise<number> {
    const stock = await keeper.refresh();
    if (stock === null) return 0;
    const recorded = await recordStock(database, stock, now());
    if ('refused' in recorded) {
      if (recorded.refused !== lastRefusal) {
        log(`The stock for saved searches was refused: ${recorded.refused}`);
      }
      lastRefusal = recorded.refused;
      return 0;
    }
    lastRefusal = '';
    const count = await matchSearches(database, stock, recorded.number, now(), stopping.signal);
    if (count > 0) delivery.trigger();
    return count;
  }

  function update(): Promise<number> {
    running ??= compare()
      .catch((error: Error & { code?: string }) => {
        log(`Saved searches could not be compared (${error.code ?? error.name}); will be tried again`);
        return 0;
      })
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    store: openAlertStore(database, now),
    stock: keeper,
    outbox,
    delivery,
    channels: channels.map(({ name }) => name),
    update,
    watch(milliseconds) {
      timer = setInterval(update, milliseconds);
      void update();
    },
    async stop() {
      if (timer) clearInterval(timer);
      stopping.abort();
      await running;
      await delivery.stop();
    },
  };
}

/** Opens the outbox of mails about saved searches. Several servers may share the database. */
function openAlertOutbox(database: LeadDatabase, now: () => Date): Outbox<AlertMailRow> {
  const outbox = openOutboxOf(database, now, async (references) => {
    const rows = await database.db
      .selectFrom('alert_mails')
      .selectAll()
      .where('reference', 'in', references)
      .execute();
    return new Map(rows.map((row) => [row.reference, row]));
  });
  return {
    ...outbox,
    async markSent(claim) {
      await outbox.markSent(claim);
      await endDoubt(database, claim.reference);
    },
  };
}
