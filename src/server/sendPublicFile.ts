// Adds the type of `FastifyReply.sendFile`.
import '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControlFor, headersOfFile } from '../domain/site/hosting';
import { chooseEncoding } from './chooseEncoding';
import { contentTypeOf } from './contentType';
import type { PublicFile } from './publicFiles';

const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/**
 * Sends a file in the best encoding that the client accepts, with its content type, cache rule and own headers. Answers a
 * conditional request for an unchanged file with 304 and a range of an uncompressed file with 206.
 * @param status with 404, conditions and ranges are ignored: the document is sent in place of another one
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
    .header('cache-control', cacheControlFor(file.path))
    .headers(headersOfFile(file.path));
  if (file.encodings.length > 0) reply.header('vary', 'accept-encoding');
  if (encoding) reply.header('content-encoding', encoding.name);

  const isFound = status === 200;
  if (!isFound) for (const condition of conditions) delete request.headers[condition];
  return reply.sendFile(`${file.path}${encoding?.extension ?? ''}`, file.folder, {
    contentType: false,
    cacheControl: false,
    etag: isFound,
    lastModified: isFound,
    acceptRanges: isFound && encoding === null,
  });
}
