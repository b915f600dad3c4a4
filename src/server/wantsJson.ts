import type { FastifyRequest } from 'fastify';

/** Returns whether to answer with JSON: not to forms that a browser posts. */
export function wantsJson({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return `${headers['content-type']} ${headers.accept}`.toLowerCase().includes('application/json');
}
