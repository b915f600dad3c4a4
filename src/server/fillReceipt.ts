import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { forms } from '../domain/forms/forms';
import { readReceipt } from '../domain/forms/receipt';
import { localeOfPath, withoutLocale } from '../domain/site/paths';
import type { PublicFile } from './publicFiles';
import { receiptHtml } from './receiptHtml';
import { splitUrl } from './splitUrl';
import type { Words } from './words';

const thanks = new Set<string>(Object.values(forms).map((form) => form.thanks));
/** The placeholder that the component `Receipt` renders inside `noscript`. */
const placeholder = /(<div[^>]*data-receipt="">).*?<\/div>/s;

/**
 * Answers a request for a thank-you page with a reference in its query: sends the page with the receipt filled in, for
 * visitors without scripts. Returns false for any other request, which the caller then answers.
 */
export async function fillReceipt(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PublicFile,
  words: Words,
): Promise<boolean> {
  const folder = file.path.replace(/index\.html$/, '');
  if (!thanks.has(withoutLocale(folder))) return false;
  const receipt = readReceipt(splitUrl(request.raw.url).query);
  if (receipt === null) return false;
  const html = await readFile(join(file.folder, file.path), 'utf8');
  const text = receiptHtml(receipt, localeOfPath(folder), words);
  const filled = html.replace(placeholder, (_match, opening: string) => `${opening}${text}</div>`);
  reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(filled);
  return true;
}
