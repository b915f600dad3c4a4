import { createTransport } from 'nodemailer';
import { savedSearchesPath } from '../../domain/alerts/savedSearch';
import { localisePath } from '../../domain/site/paths';
import type { LocaleCode } from '../../i18n/locales';
import { type Channel, DeliveryError } from '../leads/channel';
import type { LeadDatabase } from '../leads/openDatabase';
import { type SmtpError, toDeliveryError, wasNotAccepted } from '../leads/smtpError';
import { smtpTimeouts } from '../leads/smtpTimeouts';
import type { Words } from '../words';
import type { AlertMailRow, SavedSearchRow } from './alertTables';
import { addToken } from './alertTokens';
import { endDoubt, putInDoubt } from './doubtfulMails';
import { dropUnsentMails } from './dropUnsentMails';
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
  /** ISO 8601, for its `Date` header: the same for each attempt with the same mail. */
  date: string;
  /** Part of the Message-ID: the same for each attempt with the same mail. */
  edition: string;
  /** Whether the mail server may have it already from an earlier attempt. */
  isRepeated: boolean;
};

/** What confirmations and questions have in common: each attempt sends the same. */
const simple = { unsubscribeUrl: null, edition: '0', isRepeated: false };

/** One, so that at most one mail is in doubt when the server is killed. See docs/decisions/0039. */
const mostAtOnce = 1;

/**
 * Creates the channel that sends mails about saved searches. Each attempt has tokens of its own, because only their
 * hashes are stored. A mail about homes is written anew for each attempt, unless the mail server may have accepted it
 * from an earlier one: then the same mail is sent under the same Message-ID, so that a duplicate can be recognised. A
 * mail that is no longer needed is not sent, and counts as delivered.
 */
export function alertChannel(options: AlertChannelOptions): Channel<AlertMailRow> {
  const { url, from, mostPerSecond, database, words, siteUrl, apiUrl, readStock, now } = options;
  const { db, kind } = database;
  const limit = mostPerSecond > 0 ? { rateLimit: mostPerSecond, rateDelta: 1_000 } : {};
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: mostAtOnce,
    ...limit,
    ...smtpTimeouts,
  } as object);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  const linkTo = (page: string, token: string, language: string) =>
    `${apiUrl}/${page}?token=${token}&language=${language}`;

  const manageUrl = (token: string, language: LocaleCode) =>
    `${siteUrl}${localisePath(savedSearchesPath, language)}#token=${token}`;
  const manageToken = (address_id: string) =>
    addToken(db, { purpose: 'manage', search_id: null, address_id }, now());

  async function writeConfirmation(
    { created_at }: AlertMailRow,
    search: SavedSearchRow | undefined,
  ): Promise<Outgoing | null> {
    if (search?.state !== 'asked' || search.email === null || (await isTooMany(db, search))) return null;
    const owner = { search_id: search.id, address_id: null };
    const token = await addToken(db, { purpose: 'confirm', ...owner }, now());
    const page = linkTo('confirm', token, search.locale);
    const mail = confirmationMail(search, page, words, siteUrl);
    return { ...simple, to: search.email, mail, date: created_at };
  }

  async function writeHomes(row: AlertMailRow, search: SavedSearchRow | undefined): Promise<Outgoing | null> {
    if (search?.state === 'paused') {
      // It was paused while an earlier attempt was in progress.
      await db
        .transaction()
        .execute((transaction) => dropUnsentMails(transaction, kind, search, now(), row.reference));
    }
    if (search?.state !== 'active' || search.address_id === null) return null;
    const address = await findAddress(search.address_id);
    if (!address) return null;
    const language = search.locale as LocaleCode;
    const stock = await readStock();
    // Placeholders, which the tokens replace when the mail is sent. Nobody else can know them.
    const places = { manage: `${row.reference}-manage`, unsubscribe: `${row.reference}-unsubscribe` };
    const links = {
      manage: manageUrl(places.manage, language),
      unsubscribe: linkTo('unsubscribe', places.unsubscribe, language),
    };
    const begun = await putInDoubt(database, row, now(), (homes) => {
      if (stock === null) throw new DeliveryError('no stock');
      // Another server has recorded a newer stock than this one has read.
      if (!homes.every(({ home }) => stock.homes.has(home))) throw new DeliveryError('stock outdated');
      return homesMail(search, homes, stock, links, words, siteUrl);
    });
    if (begun === null) return null;
    const { mail, ...attempt } = begun;
    const owner = { search_id: search.id, address_id: null };
    const unsubscribe = await addToken(db, { purpose: 'unsubscribe', ...owner }, now());
    const manage = await manageToken(address.id);
    const fill = (text: string) =>
      text.replaceAll(places.manage, manage).replaceAll(places.unsubscribe, unsubscribe);
    return {
      to: address.email,
      mail: { subject: mail.subject, text: fill(mail.text), html: fill(mail.html) },
      unsubscribeUrl: fill(links.unsubscribe),
      ...attempt,
    };
  }

  async function writeQuestion({ address_id, created_at }: AlertMailRow): Promise<Outgoing | null> {
    const address = await findAddress(address_id);
    if (!address || address.asked_at === null) return null;
    const language = address.locale as LocaleCode;
    const token = await addToken(db, { purpose: 'keep', search_id: null, address_id }, now());
    const manage = manageUrl(await manageToken(address.id), language);
    const mail = keepMail(language, linkTo('keep', token, language), manage, words);
    return { ...simple, to: address.email, mail, date: created_at };
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
    return row.kind === 'confirm' ? writeConfirmation(row, search) : writeHomes(row, search);
  }

  return {
    name: 'alerts',
    mostAtOnce,
    async deliver(row) {
      const outgoing = await write(row);
      if (outgoing === null) return;
      const { to, mail, unsubscribeUrl, date, edition, isRepeated } = outgoing;
      await transport
        .sendMail({
          from,
          to: { name: '', address: to },
          ...mail,
          // Nodemailer sends a text as it is, but the header has a format of its own.
          date: new Date(date),
          messageId: `<${row.reference}.${edition}@${domain}>`,
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
        .catch(async (error: SmtpError) => {
          if (wasNotAccepted(error) && !isRepeated) await endDoubt(database, row.reference);
          throw toDeliveryError(error);
        });
    },
    close: () => transport.close(),
  };
}
