import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readEnvelope } from '../../domain/forms/envelope';
import { readPhoneNumber } from '../../domain/forms/readPhoneNumber';
import type { ViewingSlots } from '../../domain/forms/slots';
import { validate } from '../../domain/forms/validate';
import { locales } from '../../i18n/locales';
import type { Words } from '../words';
import { addCorsHeaders, readOrigin } from './allowOrigins';
import { boundUploads } from './boundUploads';
import { keepLead } from './keepLead';
import { type Asker, answerFaults, answerRefusal, answerStored, type Refusal } from './leadAnswers';
import type { LeadStore, Suspicion } from './leadStore';
import { limitRate, networkOf } from './limitRate';
import { offerCalendar } from './offerCalendar';
import type { KeptFiles, ReceivedFile } from './openFiles';
import { acceptParts, postedFile, readParts } from './readParts';
import { endUnreadRequests, refusalOfHeaders } from './refuseEarly';

export type ReceiveOptions = {
  store: LeadStore;
  files: KeptFiles;
  words: Words;
  now: () => Date;
  /** Told of faults of our own; never given what a visitor wrote. */
  report: (error: Error) => void;
  /** Told when a lead has been stored. */
  onStored: () => void;
  /** Origins of the site besides this server's own. */
  origins: readonly string[];
  /** When the offices are open; null where nobody knows. */
  slots: ViewingSlots | null;
  /** Leads that an address may send by one form in ten minutes; 0 for no limit. */
  rateLimit: number;
};

/** The longest answers in Arabic letters, percent-encoded, and everything else. What comes in parts has a limit of its own. */
const bodyLimit = 128 * 1024;

/** So many uploads are received at once, of all visitors and of one address. */
const uploadsAtOnce = 24;
const uploadsOfOne = 6;

/** Two posts without a key and with the same content are one when they arrive within the same so many milliseconds. */
const repeatWindow = 10 * 60_000;

/** Nobody fills in a form in fewer seconds, but a browser's autofill may help with some: a sign, no verdict. */
const quickest = 3;

/**
 * `POST /api/leads`: takes a filled-in form as JSON or as a browser posts it, and answers in kind: 201 with the
 * reference or 303 to the thank-you page, once the lead is stored; 422 with the fields at fault; 403 from a foreign
 * site; 429 too often; another 4xx when nothing can be made of the body; 503 when it could not be stored, or when too
 * many files are arriving. Origin, announced size and the address's count are asked before the body is read.
 */
export async function receiveLeads(server: FastifyInstance, options: ReceiveOptions): Promise<void> {
  const { store, files, words, now, report, onStored, origins, slots, rateLimit } = options;

  // The site's own headers (hosting.ts) say the rest; pages of errors need nothing but their own style.
  await server.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: false,
    xContentTypeOptions: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  server.addHook('onRequest', async (request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      );
    addCorsHeaders(request, reply, origins);
  });
  server.register(formbody);
  await acceptParts(server);
  const limits = await limitRate(server, rateLimit);
  const uploads = boundUploads(uploadsAtOnce, uploadsOfOne);
  const refuseWith = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) =>
    answerRefusal(reply, readAsker(request, origins), refusal, words);

  server.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOfHeaders(request, origins);
    if (refusal !== null) return refuseWith(request, reply, refusal);
    if (request.method !== 'OPTIONS') await limits.ofAddress(request, reply);
  });
  endUnreadRequests(server);

  server.options('/api/leads', (_request, reply) => reply.code(204).send());

  server.post('/api/leads', { bodyLimit }, async (request, reply) => {
    if (!request.isMultipart()) return take(request, reply);
    const leave = uploads.enter(networkOf(request));
    if (leave === null) {
      reply.header('retry-after', 30);
      return refuseWith(request, reply, { status: 503, code: 'failed' });
    }
    let received: ReceivedFile | null = null;
    try {
      const parts = await readParts(request, files);
      received = parts.received;
      request.body = parts.body;
      return await take(request, reply);
    } finally {
      leave();
      if (received !== null) await files.discard(received);
    }
  });

  /** Takes a form whose body has been read. */
  async function take(request: FastifyRequest, reply: FastifyReply) {
    await limits.ofForm(request, reply);
    const body = asRecord(request.body);
    const asker = readAsker(request, origins);
    const refuse = (refusal: Refusal) => answerRefusal(reply, asker, refusal, words);
    if (body === null) return refuse({ status: 400, code: 'unreadable' });
    const envelope = readEnvelope(body);
    const { form, language, page, trapped, seconds } = envelope;
    if (form === null) return refuse({ status: 422, code: 'unknown' });

    const posted = postedFile(form, body);
    const { values, errors } = validate(form, body, { now: now(), slots, readPhone: readPhoneNumber });
    if (errors.length > 0) {
      // No verdict on what is stored: a lead that waited offline may name a day that has passed since.
      const known = envelope.key === null ? null : await store.find(envelope.key);
      if (known === null) return answerFaults(reply, asker, form, errors, words);
      return answerStored(reply, asker, { form, values }, { reference: known, repeated: true });
    }

    const suspicions: Suspicion[] = [];
    if (trapped) suspicions.push('trap');
    if (seconds !== null && seconds < quickest) suspicions.push('quick');
    const key = envelope.key ?? keyOfContent(form, values, posted?.file.received.hash, now());
    const lead = { form, language, page, values, key, suspicions, receivedAt: now().toISOString() };
    const receipt = await keepLead(lead, posted, store, files);
    if (receipt === null) {
      const field = posted?.field ?? '';
      return answerFaults(reply, asker, form, [{ field, code: 'fileType' }], words);
    }
    if (!receipt.repeated) onStored();
    return answerStored(reply, asker, lead, receipt);
  }

  offerCalendar(server, words, now, limits);

  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) report(error);
    return answerRefusal(reply, readAsker(request, origins), refusal, words);
  });
}

function refusalOf(error: FastifyError): Refusal {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: 'tooMuch' };
  if (status === 429) return { status, code: 'tooOften' };
  return status < 500 ? { status, code: 'unreadable' } : { status: 503, code: 'failed' };
}

/** How to answer: from the body, or from the page that the browser came from where the body was not read. */
function readAsker(request: FastifyRequest, origins: readonly string[]): Asker {
  const { body, headers } = request;
  const { language, page } = readEnvelope(asRecord(body) ?? readReferrer(headers.referer));
  const kinds = `${headers['content-type']} ${headers.accept}`.toLowerCase();
  const site = readOrigin(request, origins).elsewhere;
  return { language, page, site, wantsJson: kinds.includes('application/json') };
}

function readReferrer(referrer = ''): Record<string, unknown> {
  const page = /^https?:\/\/[^/]+(\/[^?#]*)/.exec(referrer)?.[1];
  const language = locales.find(({ prefix }) => prefix !== '' && page?.startsWith(`${prefix}/`))?.code;
  return { page, language };
}

function asRecord(body: unknown): Record<string, unknown> | null {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : null;
}

/** Stands in where no script could make a key: a button pressed twice sends one lead. */
function keyOfContent(form: string, values: object, fileHash: string | undefined, now: Date): string {
  const window = Math.floor(now.getTime() / repeatWindow);
  const hash = createHash('sha256').update(JSON.stringify([form, values, window, fileHash]));
  return `content-${hash.digest('hex').slice(0, 32)}`;
}
