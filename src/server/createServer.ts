import { resolve } from 'node:path';
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import { uploadTimeout } from '../domain/forms/uploadTimeout';
import { revalidate } from '../domain/site/hosting';
import { securityHeaders } from '../domain/site/securityHeaders';
import { ownStock } from './alerts/ownStock';
import { receiveSavedSearches } from './alerts/receiveSavedSearches';
import { healthCheck } from './checkHealth';
import { type Leads, openLeads } from './leads/openLeads';
import { readViewingSlots } from './leads/readViewingSlots';
import { receiveLeads } from './leads/receiveLeads';
import { connectionTimeouts, limitConnections } from './limitConnections';
import { openSite, type Redirects } from './openSite';
import { readSettings, type Settings } from './readSettings';
import { serveResults } from './results/serveResults';
import { serveMetrics } from './serveMetrics';
import { serveSite } from './serveSite';
import { thirdPartyProxy } from './thirdPartyProxy';
import { readWords } from './words';

export type ServerOptions = {
  /** The built site. With null the server offers everything else. */
  publicFolder: string | null;
  /** The folder of releases. If it holds one, the current release is served instead of the public folder. */
  releasesFolder?: string | null;
  /** The folder for leads and their files. It is created if it does not exist. */
  dataFolder: string;
  /** Used if the build did not write its own redirects. */
  redirects?: Redirects;
  /** `thirdPartyHosts` of content/site.json. */
  thirdPartyHosts?: readonly string[];
  /** Missing settings have the defaults of an empty environment. */
  settings?: Partial<Settings>;
  /** An open lead store to use instead of opening one. The server closes it on shutdown. */
  leads?: Pick<Leads, 'store' | 'files' | 'outbox' | 'delivery' | 'alerts' | 'close'>;
  now?: () => Date;
  /** Receives one line per internal error. The line never contains visitor input. */
  log?: (line: string) => void;
};

/**
 * Creates the server for the site, forms, saved searches, searches without scripts, the health check and the metrics.
 * The caller makes it listen.
 * @throws if the built site cannot be read, a dictionary is missing, or the lead store cannot be opened
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { publicFolder, releasesFolder = null, redirects = [] } = options;
  const { now = () => new Date(), log = console.error } = options;
  const settings = { ...readSettings({}), ...options.settings, dataFolder: resolve(options.dataFolder) };
  const words = readWords(resolve('locales'));
  const contentFolder = resolve('content');
  const currentSite =
    publicFolder === null ? null : openSite({ publicFolder, releasesFolder, redirects }, log);
  const currentHeaders = () => currentSite?.().headers ?? securityHeaders;
  const site = currentSite === null ? settings.siteUrl : '';
  const stock = ownStock({ publicFolder, releasesFolder, siteUrl: settings.siteUrl });
  const leads = options.leads ?? (await openLeads({ settings, contentFolder, stock, words, now, log }));

  // Fastify's log would contain IP addresses and query strings, which are personal data.
  const server = fastify({
    logger: false,
    requestTimeout: uploadTimeout + 10_000,
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
  if (settings.metricsToken !== null) serveMetrics(server, { token: settings.metricsToken, leads });
  server.register(receiveLeads, {
    store: leads.store,
    files: leads.files,
    words,
    now,
    report: (error) => log(describe(error)),
    onStored: () => leads.delivery.trigger(),
    origins: settings.origins,
    slots: readViewingSlots(contentFolder),
    rateLimit: settings.rateLimit,
  });
  server.register(receiveSavedSearches, {
    store: leads.alerts.store,
    stock: leads.alerts.stock,
    words,
    report: (error) => log(describe(error)),
    onStored: () => leads.alerts.delivery.trigger(),
    origins: settings.origins,
    site,
    rateLimit: settings.rateLimit,
    canSend: leads.alerts.channels.length > 0,
  });
  server.register(serveResults, {
    stock: leads.alerts.stock,
    words,
    site,
    fonts: () => currentSite?.().fonts ?? null,
    rateLimit: settings.rateLimit,
    report: (error) => log(describe(error)),
  });
  server.register(thirdPartyProxy, { allowed: options.thirdPartyHosts ?? [] });
  if (currentSite !== null) serveSite(server, { currentSite, words });

  // Also answers for a file that was deleted after it was listed. The headers set for that file must not stay.
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

/** Describes an error by name, codes and stack location. The message is left out: it may contain visitor input. */
function describe(error: Error & { code?: string; syscall?: string }): string {
  const location =
    error.stack
      ?.split('\n')
      .find((line) => line.trim().startsWith('at '))
      ?.trim() ?? '';
  return [error.name, error.code, error.syscall, location].filter(Boolean).join(' ');
}

/**
 * Returns path and query of the URL of a request, which a proxy may request as a whole (RFC 9112, section 3.2.2). Every
 * percent sign of the path is escaped if the path cannot be decoded, as in `/in-%E0%A4%A/`. Fastify's router would reject
 * such a URL with 400; escaped, it reaches the handler and gets the not-found page.
 */
function decodableUrl(url: string): string {
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*(?=\/)/i, '').split('?');
  try {
    decodeURIComponent(path);
    return [path, ...query].join('?');
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
