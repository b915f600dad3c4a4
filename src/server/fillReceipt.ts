import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forms } from '../domain/forms/forms';
import { readReceipt } from '../domain/forms/receipt';
import { withoutLocale } from '../domain/site/paths';
import type { PublicFile } from './publicFiles';

const thanks = new Set<string>(Object.values(forms).map((form) => form.thanks));

/**
 * Answers a thank-you page that was asked for with a reference, for visitors without scripts: their copy of it has the
 * reference written in. False for every other page, which is then answered as it is.
 */
export async function fillReceipt(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PublicFile,
  publicFolder: string,
): Promise<boolean> {
  const folder = file.path.replace(/index\.html$/, '');
  if (!thanks.has(withoutLocale(folder))) return false;
  const url = request.raw.url ?? '';
  const receipt = url.includes('?') ? readReceipt(url.slice(url.indexOf('?'))) : null;
  if (receipt === null) return false;
  const html = await readFile(join(publicFolder, file.path), 'utf8');
  const filled = html
    .replace(/(data-receipt="")\s+hidden=""/, '$1')
    .replace(/(data-reference="")>/, `$1>${receipt.reference}`);
  reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(filled);
  return true;
}
