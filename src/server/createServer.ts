import { resolve } from 'node:path';
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import { revalidate } from '../domain/site/hosting';
import { securityHeaders } from '../domain/site/securityHeaders';
import { healthCheck } from './checkHealth';
import { decodableUrl } from './decodableUrl';
import { type Leads, openLeads } from './leads/openLeads';
import { readViewingSlots } from './leads/readViewingSlots';
import { receiveLeads } from './leads/receiveLeads';
import { connectionTimeouts, limitConnections } from './limitConnections';
import { openSite, type Redirects } from './openSite';
import { readSettings, type Settings } from './readSettings';
import { serveSite } from './serveSite';
import { thirdPartyProxy } from './thirdPartyProxy';
import { readWords } from './words';

export type ServerOptions = {
  /** The built site; null serves none, only leads and health. */
  publicFolder: string | null;
  /** Where finished builds are put; the newest of them is served in place of the public folder. */
  releasesFolder?: string | null;
  /** Where leads and their files are kept; made when it is not there. */
  dataFolder: string;
  /** For a build that left no redirects of its own. */
  redirects?: Redirects;
  /** `thirdPartyHosts` of content/site.json. */
  thirdPartyHosts?: readonly string[];
  localesFolder?: string;
  contentFolder?: string;
  /** What is left out is as in an empty environment. */
  settings?: Partial<Settings>;
  /** Leads that have been opened already. The server closes them at its end. */
  leads?: Pick<Leads, 'store' | 'files' | 'delivery' | 'close'>;
  now?: () => Date;
  /** Where faults of our own are told, one line each, without anything that a visitor wrote. */
  log?: (line: string) => void;
};

/** The server: the site, `POST /api/leads` and `GET /healthz`. It does not listen yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    publicFolder,
    releasesFolder = null,
    redirects = [],
    localesFolder = 'locales',
    contentFolder = 'content',
  } = options;
  const { now = () => new Date(), log = console.error } = options;
  const settings = { ...readSettings({}), ...options.settings, dataFolder: resolve(options.dataFolder) };
  const words = readWords(resolve(localesFolder));
  const currentSite = publicFolder === null ? null : openSite({ publicFolder, releasesFolder, redirects });
  const currentHeaders = () => ({ ...(currentSite?.().headers ?? securityHeaders) });
  const leads =
    options.leads ?? (await openLeads({ settings, contentFolder: resolve(contentFolder), words, now, log }));

  // Fastify's own log would hold addresses and queries: personal data.
  const server = fastify({
    logger: false,
    requestTimeout: 60_000,
    http: connectionTimeouts,
    trustProxy: settings.trustProxy,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.code(400).headers(currentHeaders()).type('text/plain; charset=utf-8').send('Bad request\n');
    },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(currentHeaders());
  });
  server.addHook('onClose', () => leads.close());
  limitConnections(server);

  const checkHealth = healthCheck(leads);
  server.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const status = await checkHealth();
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
  server.register(receiveLeads, {
    store: leads.store,
    files: leads.files,
    words,
    now,
    report: (error) => log(describe(error)),
    onStored: () => leads.delivery.trigger(),
    origins: settings.origins,
    slots: readViewingSlots(resolve(contentFolder)),
    rateLimit: settings.rateLimit,
  });
  server.register(thirdPartyProxy, { allowed: options.thirdPartyHosts ?? [] });
  if (currentSite !== null) serveSite(server, { currentSite, words });

  // Also for a file that has gone since it was listed: what was to be said of it may not be said of its absence.
  server.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .removeHeader('content-encoding')
      .header('cache-control', revalidate)
      .type('text/plain; charset=utf-8')
      .send('Not found\n'),
  );
  server.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log(describe(error));
    return reply
      .code(status)
      .removeHeader('content-encoding')
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(status >= 500 ? 'Something went wrong\n' : 'Bad request\n');
  });
  return server;
}

/** Name and place of an error. Its message may hold what was sent, unless the system wrote it. */
function describe(error: Error & { code?: string; syscall?: string }): string {
  const place =
    error.stack
      ?.split('\n')
      .find((line) => line.trim().startsWith('at '))
      ?.trim() ?? '';
  return [error.name, error.code, error.syscall, place].filter(Boolean).join(' ');
}
