import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { revalidate } from '../domain/site/hosting';
import { fillReceipt } from './fillReceipt';
import type { Site } from './openSite';
import { resolvePath } from './resolvePath';
import { sendPublicFile } from './sendPublicFile';
import type { Words } from './words';

export type SiteOptions = {
  /** The built site as it is now (`openSite`). */
  currentSite: () => Site;
  words: Words;
};

/** Lets the server answer every GET and HEAD that no other route takes, as a good CDN would. */
export function serveSite(server: FastifyInstance, { currentSite, words }: SiteOptions): void {
  // Each file names its own root.
  server.register(fastifyStatic, { serve: false, root: process.cwd(), dotfiles: 'allow' });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { files, headers, moves } = currentSite();
      // Of the same build as the file: another one may have come since the request did.
      reply.headers(headers);
      const { path, query } = splitUrl(request.raw.url ?? '/');
      const decoded = decode(path);
      if (decoded === null) return sendMissing(reply);
      const answer = resolvePath(decoded, files, moves);
      if (answer.kind === 'file') {
        if (await fillReceipt(request, reply, answer.file, words)) return reply;
        return sendPublicFile(request, reply, answer.file, answer.status);
      }
      if (answer.kind === 'addSlash') return sendMove(reply, `${path}/${query}`);
      if (answer.kind === 'move') return sendMove(reply, `${answer.to}${query}`);
      return sendMissing(reply);
    },
  });
  server.addHook('onSend', dropTypeOfNothing);
}

/** A permanent move. It is asked about each time, so that a wrong one can be taken back. */
function sendMove(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', revalidate).redirect(to, 301);
}

/** A short 404 for machines. */
function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', revalidate)
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

/** A 304 has no body, so nothing may be said of the body's form. */
async function dropTypeOfNothing(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (reply.statusCode === 304) reply.removeHeader('content-type').removeHeader('content-encoding');
  return payload;
}

function splitUrl(url: string): { path: string; query: string } {
  const start = url.indexOf('?');
  return start < 0 ? { path: url, query: '' } : { path: url.slice(0, start), query: url.slice(start) };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
