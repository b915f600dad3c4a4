import { join } from 'node:path';
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

/** Leads, their files, and their way to people. */
export type Leads = {
  store: LeadStore;
  files: KeptFiles;
  outbox: Outbox;
  delivery: Delivery;
  /** Names of the channels that are set up. */
  channels: readonly string[];
  /** Where leads are kept, in words. */
  place: string;
  /** Finishes what is under way. */
  close(): Promise<void>;
};

export type LeadsOptions = {
  settings: Pick<Settings, 'dataFolder' | 'siteUrl' | 'databaseUrl' | 'mail' | 'webhook'>;
  /** Tells who answers for what. */
  contentFolder: string;
  words: Words;
  now: () => Date;
  log: (line: string) => void;
  /** Milliseconds between two looks into the outbox; 0 leaves it to `delivery.run`. */
  interval?: number;
};

/** Opens the place where leads are kept, as the settings say, and begins to deliver what is there. */
export async function openLeads(options: LeadsOptions): Promise<Leads> {
  const { settings, contentFolder, words, now, log, interval } = options;
  const { dataFolder, databaseUrl, mail, webhook, siteUrl } = settings;
  const database = await openDatabase(dataFolder, databaseUrl);
  const files = openFiles(join(dataFolder, 'files'));
  const channels: Channel[] = [];
  if (mail) {
    const findRecipient = readRecipients(contentFolder, mail.language);
    channels.push(mailChannel({ ...mail, findRecipient, files, words, siteUrl }));
  }
  if (webhook) channels.push(webhookChannel(webhook.url, webhook.secret, now));
  const names = channels.map(({ name }) => name);
  const store = openLeadStore(database, names);
  const outbox = openOutbox(database, now);
  const delivery = startDelivery({ outbox, channels, log, interval });
  return {
    store,
    files,
    outbox,
    delivery,
    channels: names,
    place: database.place,
    async close() {
      await store.close();
      await delivery.stop();
      await database.close();
    },
  };
}
