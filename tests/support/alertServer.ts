import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Listing } from '../../src/domain/content/listings';
import { createServer } from '../../src/server/createServer';
import { type Leads, openLeads } from '../../src/server/leads/openLeads';
import { readSettings } from '../../src/server/readSettings';
import { readWords } from '../../src/server/words';
import type { EmptyPlace } from './leadDatabases';
import { madeHome, madeSource, stockFiles } from './madeStock';
import { type MailServer, type ReceivedMail, startMailServer } from './mailServer';

export const oneDay = 86_400_000;
export const words = readWords('locales');

/** The homes on offer when a test begins. */
export const knownHomes = [
  madeHome(1),
  madeHome(2, { price: { amount: 12_000, currency: 'QAR', period: 'month' } }),
];

/** A valid request to save a search. */
export const askedSearch = {
  locale: 'en',
  name: 'Flats in Lusail',
  email: 'Sara@example.com',
  frequency: 'published',
  address: '/properties/for-rent/in-lusail/?min-bedrooms=2',
  consent: true,
};

/** Returns the URL in a mail that contains a text. */
export const linkIn = (text: string | undefined, part: string): string =>
  new RegExp(`https://\\S*${part}\\S*`).exec(text ?? '')?.[0] ?? `no link ${part}`;

/** Returns the references of homes in a mail, in order. */
export const homesIn = (received: ReceivedMail | undefined): string[] =>
  [...(received?.mail.text ?? '').matchAll(/cap-\d+/g)].map(([name]) => name);

/** A server with a database, a mail server and a clock of its own, for tests of saved searches. */
export class AlertServer {
  clock = Date.parse('2026-11-22T09:00:00Z');
  readonly logged: string[] = [];
  readonly source = madeSource(stockFiles(knownHomes));
  post!: MailServer;
  leads!: Leads;
  server!: FastifyInstance;
  private place!: EmptyPlace;

  /** Starts with an empty database and compares the first stock. */
  static async start(makeEmpty: () => Promise<EmptyPlace>): Promise<AlertServer> {
    const started = new AlertServer();
    started.post = await startMailServer();
    await started.startEmpty(makeEmpty);
    await started.leads.alerts.update();
    return started;
  }

  /** Starts with an empty database, in place of the current one. */
  async startEmpty(makeEmpty: () => Promise<EmptyPlace>): Promise<void> {
    await this.server?.close();
    await this.place?.remove();
    this.place = await makeEmpty();
    await this.serve({});
  }

  async restart(variables: Record<string, string> = {}): Promise<void> {
    await this.server.close();
    await this.serve(variables);
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.post.close();
    await this.place.remove();
  }

  /** Opens the database as another server does. */
  openLeads(variables: Record<string, string> = {}): Promise<Leads> {
    return openLeads({
      settings: this.settings(variables),
      contentFolder: 'content',
      words,
      now: () => new Date(this.clock),
      stock: this.source.open(),
      log: (line) => this.logged.push(line),
      interval: 0,
    });
  }

  /** Requests a URL of the server or of a mail. */
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, token = '') {
    return this.server.inject({
      method,
      url: url.replace(/^https:\/\/[^/]+/, ''),
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    });
  }

  /** Asks to save a search. @param rest what differs from `askedSearch` */
  ask(rest: object = {}) {
    return this.call('POST', '/api/saved-searches', { ...askedSearch, ...rest });
  }

  /** Requests the saved searches of an address. */
  read(token: string | undefined) {
    return this.call('GET', '/api/saved-searches', undefined, token);
  }

  /** Lets the mail server accept mails again, on the next day. */
  acceptMails(): void {
    this.post.refuses = false;
    this.clock += oneDay;
  }

  /** Posts a body as a form or a mail program does. */
  postForm(url: string, payload: string, headers: Record<string, string> = {}) {
    return this.server.inject({
      method: 'POST',
      url: url.replace(/^https:\/\/[^/]+/, ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });
  }

  /** Returns the mails sent since the last call. */
  async sent(): Promise<ReceivedMail[]> {
    // The first run may be one that had begun already.
    await this.leads.alerts.delivery.run();
    await this.leads.alerts.delivery.run();
    return this.post.received.splice(0);
  }

  /** Saves a search and confirms it. Returns the token to manage it. */
  async subscribe(rest: object = {}): Promise<string> {
    const answer = await this.ask(rest);
    expect(answer.statusCode).toBe(202);
    const [received] = await this.sent();
    const confirmed = await this.call('POST', linkIn(received?.mail.text, 'confirm'));
    expect(confirmed.statusCode).toBe(303);
    return /#token=([\w-]+)$/.exec(confirmed.headers.location ?? '')?.[1] ?? '';
  }

  /** Publishes a build with these homes. Returns the mails that follow. */
  async publish(homes: Listing[], made?: string): Promise<ReceivedMail[]> {
    this.source.publish(stockFiles(homes, made));
    await this.leads.alerts.update();
    return this.sent();
  }

  private settings(variables: Record<string, string>) {
    const { folder, databaseUrl } = this.place;
    const defaults = { SMTP_URL: this.post.url, ALERTS_MAIL_RATE: '0', LEADS_RATE_LIMIT: '0' };
    return { ...readSettings({ ...defaults, ...variables }), dataFolder: folder, databaseUrl };
  }

  private async serve(variables: Record<string, string>): Promise<void> {
    this.leads = await this.openLeads(variables);
    this.server = await createServer({
      publicFolder: null,
      dataFolder: this.place.folder,
      settings: this.settings(variables),
      leads: this.leads,
      now: () => new Date(this.clock),
      log: (line) => this.logged.push(line),
    });
  }
}
