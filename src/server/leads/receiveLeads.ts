import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPhoneNumber } from '../../domain/forms/readPhoneNumber';
import type { ViewingSlots } from '../../domain/forms/slots';
import { validate } from '../../domain/forms/validate';
import { asRecord } from '../asRecord';
import { protectApi } from '../protectApi';
import { wantsJson } from '../wantsJson';
import type { Words } from '../words';
import { addCorsHeaders, readOrigin } from './allowOrigins';
import { keepLead } from './keepLead';
import { type Asker, answerFaults, answerRefusal, answerStored, type Refusal } from './leadAnswers';
import type { LeadStore, Suspicion } from './leadStore';
import { limitRate, networkOf } from './limitRate';
import { limitUploads } from './limitUploads';
import { offerCalendar } from './offerCalendar';
import type { KeptFiles, ReceivedFile } from './openFiles';
import { readEnvelope } from './readEnvelope';
import { acceptParts, postedFile, readParts } from './readParts';
import { endUnreadRequests, refusalOf, refusalOfHeaders } from './refuseEarly';

export type ReceiveOptions = {
  store: LeadStore;
  files: KeptFiles;
  words: Words;
  now: () => Date;
  /** Called with internal errors. Their messages may contain visitor input, so they must not be logged. */
  report: (error: Error) => void;
  /** Called after a lead was stored. */
  onStored: () => void;
  /** Origins of the site besides this server's own. */
  origins: readonly string[];
  /** The times offered for viewings and calls; null if the opening hours are unknown. */
  slots: ViewingSlots | null;
  /** Submissions of one form that an address may make in ten minutes; 0 means no limit. */
  rateLimit: number;
};

/** Bytes: enough for the longest answers in percent-encoded Arabic. Multipart bodies have their own limit. */
const bodyLimit = 128 * 1024;

/** The maximum number of simultaneous uploads, for all clients and for one address. */
const mostUploads = 24;
const mostUploadsPerAddress = 6;

/**
 * Milliseconds. Two posts without a key but with the same content count as one within this time, and sometimes up to
 * twice as long.
 */
const repeatWindow = 10 * 60_000;

/** Seconds. A form sent sooner was probably filled in by a bot, but autofill can be as quick, so the lead is kept. */
const quickest = 3;

/**
 * `POST /api/leads`: stores a form posted as JSON, URL-encoded or multipart. JSON is answered with JSON, a form posted
 * by a browser with HTML. Origin, `Content-Length` and the rate limit per address are checked before the body is read.
 * - 201 with the reference (200 if repeated) or 303 to the thank-you page, once the lead is stored;
 * - 422 with the invalid fields;
 * - 403 from another site, 413 too large, 429 too often, another 4xx for an unreadable body;
 * - 503 if the lead could not be stored or too many uploads are in progress.
 */
export async function receiveLeads(server: FastifyInstance, options: ReceiveOptions): Promise<void> {
  const { store, files, words, now, report, onStored, origins, slots, rateLimit } = options;

  await protectApi(server);
  server.addHook('onRequest', async (request, reply) => {
    reply
      .header('cache-control', 'no-store')
      // The error page needs only its inline style.
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      );
    addCorsHeaders(request, reply, origins);
  });
  server.register(formbody);
  await acceptParts(server);
  const limits = await limitRate(server, rateLimit);
  const acquireUpload = limitUploads(mostUploads, mostUploadsPerAddress);
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
    const release = acquireUpload(networkOf(request));
    if (release === null) {
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
      release();
      if (received !== null) await files.discard(received);
    }
  });

  /** Validates, stores and answers a form whose body has been read. */
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
      // A lead that is already stored is confirmed even if it is invalid by now: its viewing day may have passed since.
      const known = envelope.key === null ? null : await store.find(envelope.key);
      if (known === null) return answerFaults(reply, asker, form, errors, words);
      return answerStored(reply, asker, { form, values }, { reference: known, repeated: true });
    }

    const suspicions: Suspicion[] = [];
    if (trapped) suspicions.push('trap');
    if (seconds !== null && seconds < quickest) suspicions.push('quick');
    const contentKey = (age: number) =>
      keyOfContent(form, values, posted?.file.received.hash, now().getTime() - age);
    if (envelope.key === null) {
      const before = await store.find(contentKey(repeatWindow));
      if (before !== null)
        return answerStored(reply, asker, { form, values }, { reference: before, repeated: true });
    }
    const key = envelope.key ?? contentKey(0);
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

/** Decides how to answer: by the body, or by the query if the body was not read. */
function readAsker(request: FastifyRequest, origins: readonly string[]): Asker {
  const { language, page } = readEnvelope(asRecord(request.body) ?? asRecord(request.query) ?? {});
  const site = readOrigin(request, origins).crossOrigin;
  return { language, page, site, wantsJson: wantsJson(request) };
}

/**
 * Makes a key from the content for forms posted without scripts, so that a double click stores one lead. The key is the
 * same for all times in one window.
 */
function keyOfContent(form: string, values: object, fileHash: string | undefined, time: number): string {
  const window = Math.floor(time / repeatWindow);
  const hash = createHash('sha256').update(JSON.stringify([form, values, window, fileHash]));
  return `content-${hash.digest('hex').slice(0, 32)}`;
}
