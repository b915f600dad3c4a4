import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer, type ServerOptions } from '../../src/server/createServer';
import { type Leads, openLeads } from '../../src/server/leads/openLeads';
import { readSettings } from '../../src/server/readSettings';
import { readWords } from '../../src/server/words';

/** A valid callback form, as a browser posts it. */
export const callback = {
  form: 'callback',
  language: 'en',
  key: '',
  page: '/callback/',
  name: 'Sara Al Kuwari',
  phone: '+974 5555 1234',
  slot: '08:00-10:00',
  consent: 'yes',
};

/** A server with a site of one page and a data folder of its own, for tests that post forms. */
export class FormServer {
  clock = Date.parse('2026-11-20T06:00:00Z');
  readonly logged: string[] = [];
  leads!: Leads;
  private server!: FastifyInstance;
  private readonly folder = mkdtempSync(join(tmpdir(), 'leads-'));
  private readonly publicFolder = join(this.folder, 'public');
  private readonly dataFolder = join(this.folder, 'data');
  private readonly settings = { ...readSettings({}), dataFolder: this.dataFolder, rateLimit: 0 };
  private readonly now = () => new Date(this.clock);
  private readonly log = (line: string) => this.logged.push(line);

  static async start(): Promise<FormServer> {
    const started = new FormServer();
    mkdirSync(started.publicFolder);
    writeFileSync(join(started.publicFolder, 'index.html'), 'Home');
    await started.open();
    return started;
  }

  /** Closes the server and opens it again with the same data. */
  async restart(): Promise<void> {
    await this.server.close();
    await this.open();
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.folder, { recursive: true });
  }

  /** Creates a server with the same site and clock, but with other leads. */
  withLeads(leads: NonNullable<ServerOptions['leads']>): Promise<FastifyInstance> {
    const { publicFolder, dataFolder, settings, now, log } = this;
    return createServer({ publicFolder, dataFolder, settings, leads, now, log });
  }

  post(payload: string, type: string, headers = {}) {
    return this.server.inject({
      method: 'POST',
      url: '/api/leads',
      payload,
      headers: { 'content-type': type, ...headers },
    });
  }

  postForm(values: Record<string, string>, headers = {}) {
    return this.post(new URLSearchParams(values).toString(), 'application/x-www-form-urlencoded', headers);
  }

  postJson(values: unknown) {
    return this.post(JSON.stringify(values), 'application/json');
  }

  readLeads() {
    return this.leads.store.list({});
  }

  private async open(): Promise<void> {
    const { settings, now, log } = this;
    const words = readWords('locales');
    this.leads = await openLeads({ settings, contentFolder: 'content', words, now, log });
    this.server = await this.withLeads(this.leads);
  }
}
