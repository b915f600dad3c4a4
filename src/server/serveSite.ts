import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { revalidate } from '../domain/site/hosting';
import { editorFolder } from '../domain/site/securityHeaders';
import { fillReceipt } from './fillReceipt';
import type { Site } from './openSite';
import { resolvePath } from './resolvePath';
import { sendPublicFile } from './sendPublicFile';
import { splitUrl } from './splitUrl';
import type { Words } from './words';

export type SiteOptions = {
  /** Returns the current build (`openSite`). */
  currentSite: () => Site;
  words: Words;
};

/** Serves the built site: answers every GET and HEAD request that no other route handles, like a static host. */
export function serveSite(server: FastifyInstance, { currentSite, words }: SiteOptions): void {
  // `sendPublicFile` passes the root of each file.
  server.register(fastifyStatic, { serve: false, root: process.cwd(), dotfiles: 'allow' });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { files, headers, editorHeaders, redirects } = currentSite();
      // Replaces the headers set when the request arrived: a new release may have taken effect since then.
      reply.headers(headers);
      const { path, query } = splitUrl(request.raw.url);
      // `createServer` has made every path decodable.
      const answer = resolvePath(decodeURIComponent(path), files, redirects);
      if (answer.kind === 'file') {
        if (answer.file.path.startsWith(editorFolder)) reply.headers(editorHeaders);
        if (await fillReceipt(request, reply, answer.file, words)) return reply;
        return sendPublicFile(request, reply, answer.file, answer.status);
      }
      if (answer.kind === 'addSlash') return sendRedirect(reply, `${path}/${query}`);
      if (answer.kind === 'redirect') return sendRedirect(reply, `${answer.to}${query}`);
      return reply.callNotFound();
    },
  });
  server.addHook('onSend', dropBodyHeaders);
}

/** Sends a 301 that browsers revalidate each time, so that a wrong redirect can be corrected. */
function sendRedirect(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', revalidate).redirect(to, 301);
}

/** Removes headers that describe a body from a 304, which has none. */
async function dropBodyHeaders(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (reply.statusCode === 304) reply.removeHeader('content-type').removeHeader('content-encoding');
  return payload;
}
