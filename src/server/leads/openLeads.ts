import { join } from 'node:path';
import { type Alerts, openAlerts } from '../alerts/openAlerts';
import { type StockSource, siteSource } from '../alerts/stockSource';
import type { Settings } from '../readSettings';
import type { Words } from '../words';
import type { Channel } from './channel';
import type { LeadStore } from './leadStore';
import { mailChannel } from './mailChannel';
import { openDatabase } from './openDatabase';
import { type KeptFiles, openFiles } from './openFiles';
import { openLeadStore } from './openLeadStore';
import { type Outbox, openOutbox } from './outbox';
import { readRecipients } from './readRecipients';
import { type Delivery, startDelivery } from './startDelivery';
import { webhookChannel } from './webhookChannel';

/** The storage and delivery of leads, and of saved searches. */
export type Leads = {
  store: LeadStore;
  files: KeptFiles;
  outbox: Outbox;
  delivery: Delivery;
  alerts: Alerts;
  /** Names of the configured channels. */
  channels: readonly string[];
  /** Describes the database for the log (`LeadDatabase`). */
  location: string;
  /** Waits for writes and deliveries in progress, then closes the database. */
  close(): Promise<void>;
};

export type LeadsOptions = {
  settings: Pick<
    Settings,
    'dataFolder' | 'siteUrl' | 'alertsUrl' | 'alertsMailRate' | 'databaseUrl' | 'mail' | 'webhook'
  >;
  /** The site's content, which names the recipients. */
  contentFolder: string;
  /** Where the homes are read with which saved searches are compared; by default `siteUrl`. */
  stock?: StockSource;
  words: Words;
  now: () => Date;
  log: (line: string) => void;
  /** Milliseconds between checks of the outbox; with 0, deliveries happen only through `delivery.run`. */
  interval?: number;
};

/**
 * Opens the lead store described by the settings and starts to deliver pending leads.
 * @throws if the database cannot be opened
 */
export async function openLeads(options: LeadsOptions): Promise<Leads> {
  const { settings, contentFolder, words, now, log, interval } = options;
  const source = options.stock ?? siteSource(options.settings.siteUrl);
  const { dataFolder, databaseUrl, mail, webhook, siteUrl } = settings;
  const database = await openDatabase(dataFolder, databaseUrl);
  const files = openFiles(join(dataFolder, 'files'));
  const channels: Channel[] = [];
  if (mail) {
    const findRecipient = readRecipients(contentFolder, mail.language);
    channels.push(mailChannel({ ...mail, findRecipient, files, words, siteUrl, log }));
  }
  if (webhook) channels.push(webhookChannel(webhook.url, webhook.secret, now));
  const names = channels.map(({ name }) => name);
  const store = openLeadStore(database, names);
  const outbox = openOutbox(database, now);
  const delivery = startDelivery({ outbox, channels, log, interval });
  const alerts = openAlerts({ database, settings, source, words, now, log, interval });
  return {
    store,
    files,
    alerts,
    outbox,
    delivery,
    channels: names,
    location: database.location,
    async close() {
      await Promise.all([delivery.stop(), alerts.stop()]);
      await database.close();
    },
  };
}
