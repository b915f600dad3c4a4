// Also gives FastifyReply its sendFile.
import '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControlFor } from '../domain/site/hosting';
import { chooseEncoding } from './chooseEncoding';
import { contentTypeOf } from './contentType';
import type { PublicFile } from './publicFiles';

const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/**
 * Sends a file of the public folder in the smallest form that the client takes, with its type and cache rule; a
 * request for what the client already has is answered 304, a range of an uncompressed file 206.
 * @param status 404 sends the whole document whatever the client asks of it: it stands for another address
 */
export function sendPublicFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PublicFile,
  status: 200 | 404,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.encodings);
  reply
    .code(status)
    .header('content-type', contentTypeOf(file.path))
    .header('cache-control', cacheControlFor(file.path));
  if (file.encodings.length > 0) reply.header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding.name);

  const isItself = status === 200;
  if (!isItself) for (const condition of conditions) delete request.headers[condition];
  return reply.sendFile(`${file.path}${encoding?.extension ?? ''}`, file.folder, {
    contentType: false,
    cacheControl: false,
    etag: isItself,
    lastModified: isItself,
    acceptRanges: isItself && encoding === null,
  });
}
