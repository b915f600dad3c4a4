import { resolve } from 'node:path';
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import { securityHeaders } from '../domain/site/hosting';
import { openFileLeadStore } from './leads/fileLeadStore';
import type { LeadStore } from './leads/leadStore';
import { receiveLeads } from './leads/receiveLeads';
import { serveSite } from './serveSite';
import { readWords } from './words';

export type ServerOptions = {
  /** The built site. */
  publicFolder: string;
  /** Where leads are kept; made when it is not there. */
  dataFolder: string;
  /** `redirects` of content/site.json, without language. */
  redirects?: readonly { from: string; to: string }[];
  localesFolder?: string;
  /** Another place for leads than files in `dataFolder`. The server closes it at its end. */
  leadStore?: LeadStore;
  now?: () => Date;
  /** Where faults of our own are told, one line each, without anything that a visitor wrote. */
  log?: (line: string) => void;
};

/** The server: the site, `POST /api/leads` and `GET /healthz`. It does not listen yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { publicFolder, dataFolder, redirects = [], localesFolder = 'locales' } = options;
  const { now = () => new Date(), log = console.error } = options;
  const words = readWords(resolve(localesFolder));
  const store = options.leadStore ?? (await openFileLeadStore(resolve(dataFolder)));

  // Fastify's own log would hold addresses and queries: personal data.
  const server = fastify({
    logger: false,
    requestTimeout: 30_000,
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.code(400).headers(securityHeaders).type('text/plain; charset=utf-8').send('Bad request\n');
    },
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  server.addHook('onClose', () => store.close());

  server.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.register(receiveLeads, { store, words, now, report: (error) => log(describe(error)) });
  serveSite(server, { publicFolder: resolve(publicFolder), redirects });

  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
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
