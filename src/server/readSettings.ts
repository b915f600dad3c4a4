import { isIP } from 'node:net';
import { z } from 'zod';
import { savedSearchesAddress } from '../domain/alerts/savedSearch';
import { type LocaleCode, localeCodes } from '../i18n/locales';

/** The server's settings. `.env.example` documents the environment variable behind each one. */
export type Settings = {
  host: string;
  port: number;
  dataFolder: string;
  /** The site's URL, without a trailing slash. */
  siteUrl: string;
  /** Origins from which forms may be posted, besides the server's own. */
  origins: string[];
  /** Which proxies may set the client address (`X-Forwarded-For`): all, none, or a list of addresses and networks. */
  trustProxy: boolean | string;
  /** If true, the server offers everything but the site: forms, saved searches, searches without scripts. */
  leadsOnly: boolean;
  /** Submissions of one form that an address may make in ten minutes; 0 means no limit. */
  rateLimit: number;
  databaseUrl: string | null;
  /** The URL of the API for saved searches, for links in mails. */
  alertsUrl: string;
  /** Seconds between looks for a new build whose homes are compared with saved searches. */
  alertsInterval: number;
  /** Mails about saved searches in a second; 0 means no limit. */
  alertsMailRate: number;
  mail: { url: string; from: string; to: string | null; language: LocaleCode | null } | null;
  webhook: { url: string; secret: string } | null;
  /** The token with which the metrics can be read; null if nobody can. */
  metricsToken: string | null;
};

const text = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();
const integer = (least: number, most: number, defaultValue: number) =>
  text
    .transform((value) => (value === undefined ? defaultValue : Number(value)))
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      message: `must be a whole number from ${least} to ${most}`,
    });
const textThat = (isValid: (value: string) => boolean, message: string) =>
  text.refine((value) => value === undefined || isValid(value), { message });
const address = (...protocols: string[]) =>
  textThat(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
    `must be a URL that begins with ${protocols.map((each) => `${each}://`).join(' or ')}`,
  );
/** Whether a URL names a host. Its parser accepts none after `smtp://`, and semicolons in names. */
const hasHost = (value: string) => /^([\w.-]+|\[[\da-f:.]+\])$/i.test(new URL(value).hostname);
const flag = textThat((value) => value === '0' || value === '1', 'must be 0 or 1');
const isMailbox = (value: string) => /[^\s<>@]@[^\s<>@]+>?$/.test(value);
const mailbox = textThat(isMailbox, 'must be an email address');
const mailboxes = textThat(
  (value) => mailboxesIn(value).every(isMailbox),
  'must be an email address, or several with commas between them',
);

const environment = z.object({
  HOST: textThat(
    (value) => isIP(value) !== 0 || /^[\w.-]+$/.test(value),
    'must be an IP address or the name of a host, without a port',
  ).pipe(z.string().default('127.0.0.1')),
  PORT: integer(0, 65_535, 9000),
  DATA_FOLDER: text.pipe(z.string().default('data')),
  // Paths are added to it, in links of mails.
  SITE_URL: address('http', 'https')
    .refine((value) => !/[?#]/.test(value ?? ''), { message: 'must not contain a query or a fragment' })
    .pipe(z.string().default('https://www.safabay.example')),
  LEADS_ORIGINS: text,
  TRUST_PROXY: textThat(
    isTrust,
    'must be true, false, or a list of addresses (10.0.0.7), networks (10.0.0.0/8) and the names loopback, linklocal and uniquelocal',
  ),
  LEADS_ONLY: flag,
  LEADS_URL: text,
  ALERTS_INTERVAL: integer(1, 86_400, 60),
  ALERTS_MAIL_RATE: integer(0, 1_000, 10),
  LEADS_RATE_LIMIT: integer(0, 1_000_000, 20),
  DATABASE_URL: address('postgres', 'postgresql'),
  SMTP_URL: address('smtp', 'smtps').refine((value) => value === undefined || hasHost(value), {
    message: 'must name a mail server, as in smtp://mail.example.com:587',
  }),
  LEADS_MAIL_FROM: mailbox,
  LEADS_MAIL_TO: mailboxes,
  LEADS_MAIL_LANGUAGE: text.pipe(z.enum(localeCodes as [LocaleCode, ...LocaleCode[]]).optional()),
  // `fetch` refuses URLs with a user name.
  LEADS_WEBHOOK_URL: address('http', 'https').refine((value) => !/^[^/]*\/\/[^/?#]*@/.test(value ?? ''), {
    message: 'must not contain a user name or password: the signature identifies this server',
  }),
  LEADS_WEBHOOK_SECRET: text,
  METRICS_TOKEN: textThat((value) => value.length >= 16, 'must have at least 16 characters'),
});

/**
 * Reads the settings from environment variables.
 * @throws Error naming every invalid variable. The message does not repeat values, which may be secret.
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const read = environment.safeParse(variables);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`Invalid environment variables. ${faults.join('; ')}`);
  }
  const { data } = read;
  const siteUrl = data.SITE_URL.replace(/\/+$/, '');
  const domain = new URL(siteUrl).hostname.replace(/^www\./, '');
  if (data.LEADS_WEBHOOK_URL && (data.LEADS_WEBHOOK_SECRET ?? '').length < 16) {
    throw new Error('LEADS_WEBHOOK_SECRET must have at least 16 characters if LEADS_WEBHOOK_URL is set');
  }
  return {
    host: data.HOST,
    port: data.PORT,
    dataFolder: data.DATA_FOLDER,
    siteUrl,
    origins: [siteUrl, ...(data.LEADS_ORIGINS?.split(/[\s,]+/) ?? [])].map(originOf),
    trustProxy: trustOf(data.TRUST_PROXY),
    leadsOnly: data.LEADS_ONLY === '1',
    rateLimit: data.LEADS_RATE_LIMIT,
    alertsUrl: alertsUrlOf(siteUrl, data.LEADS_URL),
    alertsInterval: data.ALERTS_INTERVAL,
    alertsMailRate: data.ALERTS_MAIL_RATE,
    databaseUrl: data.DATABASE_URL ?? null,
    mail: data.SMTP_URL
      ? {
          url: data.SMTP_URL,
          from: data.LEADS_MAIL_FROM ?? `Safa Bay <website@${domain}>`,
          to: data.LEADS_MAIL_TO ?? null,
          language: data.LEADS_MAIL_LANGUAGE ?? null,
        }
      : null,
    webhook: data.LEADS_WEBHOOK_URL
      ? { url: data.LEADS_WEBHOOK_URL, secret: data.LEADS_WEBHOOK_SECRET ?? '' }
      : null,
    metricsToken: data.METRICS_TOKEN ?? null,
  };
}

/**
 * Returns the URL of the API for saved searches, which is beside that of leads: on the site, unless LEADS_URL says
 * else.
 */
function alertsUrlOf(siteUrl: string, leadsUrl = '/api/leads'): string {
  const address = URL.canParse(leadsUrl, siteUrl) ? new URL(leadsUrl, siteUrl).href : '';
  if (!/^https?:.*\/leads\/?$/.test(address)) {
    throw new Error('LEADS_URL must be a path or a URL, http:// or https://, that ends in /leads');
  }
  return savedSearchesAddress(address);
}

function originOf(url: string): string {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || !hasHost(url)) {
    throw new Error(
      'LEADS_ORIGINS must contain only URLs that begin with http:// or https://, with commas between them',
    );
  }
  return new URL(url).origin;
}

/** Splits a list of mailboxes where Nodemailer does. Names in quotation marks may contain commas and are left out. */
function mailboxesIn(value: string): string[] {
  const ended = value.replace(/"[^"]*"/g, '').replace(/[,;]\s*$/, '');
  return ended.split(/[,;]/).map((each) => each.trim());
}

/** Checks a value of TRUST_PROXY. Fastify would accept `1` and read it as the address 0.0.0.1. */
function isTrust(value: string): boolean {
  if (value === 'true' || value === 'false') return true;
  return value.split(',').every((each) => {
    const [address = '', bits, ...rest] = each.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(address) && bits === undefined) return true;
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return false;
    return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  });
}

/** Converts a valid TRUST_PROXY: `true` trusts every client; other values list addresses and networks. */
function trustOf(value: string | undefined): boolean | string {
  if (value === undefined || value === 'false') return false;
  return value === 'true' ? true : value;
}
