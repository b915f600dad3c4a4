import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { savedSearchesPath } from '../../domain/alerts/savedSearch';
import { localisePath } from '../../domain/site/paths';
import type { LocaleCode } from '../../i18n/locales';
import { type Channel, DeliveryError } from '../leads/channel';
import type { LeadDatabase } from '../leads/openDatabase';
import type { Words } from '../words';
import type { AlertMailRow, SavedSearchRow, ToldHome } from './alertTables';
import { addToken } from './alertTokens';
import { currentHomes } from './currentHomes';
import { dropWaitingMails } from './dropWaitingMails';
import { homesMail } from './homesMail';
import { isTooMany } from './isTooMany';
import type { AlertMail } from './mailFrame';
import { confirmationMail, keepMail } from './questionMails';
import type { Stock } from './readStock';

export type AlertChannelOptions = {
  database: LeadDatabase;
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  /** The sender, `Safa Bay <website@safabay.example>`. */
  from: string;
  /** The most mails a second; 0 means no limit. */
  mostPerSecond: number;
  words: Words;
  /** The URL of the site, without a trailing slash. */
  siteUrl: string;
  /** The URL of the API for saved searches, without a trailing slash. */
  apiUrl: string;
  /** Returns the stock, or null if it cannot be read. */
  readStock: () => Promise<Stock | null>;
  now: () => Date;
};

type Outgoing = {
  to: string;
  mail: AlertMail;
  /** The URL that unsubscribes by one click (RFC 8058), if it has one. */
  unsubscribeUrl: string | null;
  /** The homes that it names: another attempt may name others. */
  homes: readonly ToldHome[];
};

/** Milliseconds, as for leads (`mailChannel.ts`). */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 10 * 60_000 };

/**
 * Creates the channel that sends mails about saved searches. Each attempt writes the mail anew with tokens of its own,
 * because only their hashes are stored. A mail that is no longer needed is not sent, and counts as delivered.
 */
export function alertChannel(options: AlertChannelOptions): Channel<AlertMailRow> {
  const { url, from, mostPerSecond, database, words, siteUrl, apiUrl, readStock, now } = options;
  const { db, kind } = database;
  const limit = mostPerSecond > 0 ? { rateLimit: mostPerSecond, rateDelta: 1_000 } : {};
  const transport = createTransport({ url, pool: true, maxConnections: 5, ...limit, ...timeouts } as object);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  const linkTo = (page: string, token: string, language: string) =>
    `${apiUrl}/${page}?token=${token}&language=${language}`;

  const manageUrl = async (address_id: string, language: LocaleCode) => {
    const token = await addToken(db, { purpose: 'manage', search_id: null, address_id }, now());
    return `${siteUrl}${localisePath(savedSearchesPath, language)}#token=${token}`;
  };

  async function writeConfirmation(search: SavedSearchRow | undefined): Promise<Outgoing | null> {
    if (search?.state !== 'asked' || search.email === null || (await isTooMany(db, search))) return null;
    const owner = { search_id: search.id, address_id: null };
    const token = await addToken(db, { purpose: 'confirm', ...owner }, now());
    const page = linkTo('confirm', token, search.locale);
    const mail = confirmationMail(search, page, words, siteUrl);
    return { to: search.email, mail, unsubscribeUrl: null, homes: [] };
  }

  async function writeHomes(row: AlertMailRow, search: SavedSearchRow | undefined): Promise<Outgoing | null> {
    if (search?.state === 'paused') {
      // It was paused while an earlier attempt was in progress.
      await db
        .transaction()
        .execute((transaction) => dropWaitingMails(transaction, kind, search, now(), row.reference));
    }
    if (search?.state !== 'active' || search.address_id === null) return null;
    const address = await findAddress(search.address_id);
    if (!address) return null;
    const stock = await readStock();
    if (stock === null) throw new DeliveryError('no stock');
    const homes = await currentHomes(database, row);
    // Another server has recorded a newer stock than this one has read.
    if (!homes.every(({ home }) => stock.homes.has(home))) throw new DeliveryError('stock outdated');
    if (homes.length === 0) return null;
    const owner = { search_id: search.id, address_id: null };
    const token = await addToken(db, { purpose: 'unsubscribe', ...owner }, now());
    const unsubscribeUrl = linkTo('unsubscribe', token, search.locale);
    const manage = await manageUrl(address.id, search.locale as LocaleCode);
    const mail = homesMail(search, homes, stock, { manage, unsubscribe: unsubscribeUrl }, words, siteUrl);
    return { to: address.email, mail, unsubscribeUrl, homes };
  }

  async function writeQuestion({ address_id }: AlertMailRow): Promise<Outgoing | null> {
    const address = await findAddress(address_id);
    if (!address || address.asked_at === null) return null;
    const language = address.locale as LocaleCode;
    const token = await addToken(db, { purpose: 'keep', search_id: null, address_id }, now());
    const manage = await manageUrl(address.id, language);
    const mail = keepMail(language, linkTo('keep', token, language), manage, words);
    return { to: address.email, mail, unsubscribeUrl: null, homes: [] };
  }

  const findAddress = (id: string | null) =>
    db.selectFrom('alert_addresses').selectAll().where('id', '=', id).executeTakeFirst();

  async function write(row: AlertMailRow): Promise<Outgoing | null> {
    if (row.kind === 'keep') return writeQuestion(row);
    const search = await db
      .selectFrom('saved_searches')
      .selectAll()
      .where('id', '=', row.search_id)
      .executeTakeFirst();
    return row.kind === 'confirm' ? writeConfirmation(search) : writeHomes(row, search);
  }

  return {
    name: 'alerts',
    async deliver(row) {
      const outgoing = await write(row);
      if (outgoing === null) return;
      const { to, mail, unsubscribeUrl, homes } = outgoing;
      await transport
        .sendMail({
          from,
          to: { name: '', address: to },
          ...mail,
          messageId: messageIdOf(row, homes, domain),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        .catch((error: Error & { responseCode?: number; code?: string }) => {
          throw new DeliveryError(
            error.responseCode ? `smtp ${error.responseCode}` : (error.code ?? error.name),
          );
        });
    },
    close: () => transport.close(),
  };
}

/**
 * Returns the same Message-ID for each attempt, so that mail programs recognise a duplicate; another one if the homes
 * have changed, because a program that has the first mail may hide the second.
 */
function messageIdOf({ reference }: AlertMailRow, homes: readonly ToldHome[], domain: string): string {
  const edition = createHash('sha256').update(JSON.stringify(homes)).digest('hex').slice(0, 8);
  return `<${reference}.${edition}@${domain}>`;
}
