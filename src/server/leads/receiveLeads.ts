import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { todayInQatar } from '../../domain/forms/calendar';
import { readEnvelope } from '../../domain/forms/envelope';
import { validate } from '../../domain/forms/validate';
import { locales } from '../../i18n/locales';
import type { Words } from '../words';
import { type Asker, answerFaults, answerRefusal, answerStored, type Refusal } from './leadAnswers';
import type { Lead, LeadStore } from './leadStore';

export type ReceiveOptions = {
  store: LeadStore;
  words: Words;
  now: () => Date;
  /** Told of faults of our own; never given what a visitor wrote. */
  report: (error: Error) => void;
};

/** A CV of 12,000 Arabic letters, percent-encoded, and everything else. */
const bodyLimit = 128 * 1024;

/** Two posts without a key and with the same content are one when they arrive within the same so many milliseconds. */
const repeatWindow = 10 * 60_000;

/**
 * `POST /api/leads`: takes a filled-in form as JSON or as a browser posts it, and answers in kind: 201 with the
 * reference or 303 to the thank-you page, once the lead is stored; 422 with the fields at fault; another 4xx when
 * nothing can be made of the body; 503 when it could not be stored.
 */
export async function receiveLeads(server: FastifyInstance, options: ReceiveOptions): Promise<void> {
  const { store, words, now, report } = options;
  server.register(formbody);
  server.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  server.post('/api/leads', { bodyLimit }, async (request, reply) => {
    const body = asRecord(request.body);
    const asker = readAsker(request);
    if (body === null) return answerRefusal(reply, asker, { status: 400, code: 'unreadable' }, words);
    const envelope = readEnvelope(body);
    const { form, language, page, trapped } = envelope;
    if (form === null) return answerRefusal(reply, asker, { status: 422, code: 'unknown' }, words);

    // Before any check: a lead that waited offline may name a day that has passed since it was stored.
    const known = envelope.key === null ? null : await store.find(envelope.key);
    if (known !== null) return answerStored(reply, asker, form, { reference: known, repeated: true });

    const { values, errors } = validate(form, body, todayInQatar(now()));
    if (errors.length > 0) return answerFaults(reply, asker, form, errors, words);

    const key = envelope.key ?? keyOfContent(form, values, now());
    const lead: Lead = {
      form,
      language,
      page,
      values,
      key,
      suspicions: trapped ? ['trap'] : [],
      receivedAt: now().toISOString(),
    };
    return answerStored(reply, asker, form, await store.add(lead));
  });

  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) report(error);
    return answerRefusal(reply, readAsker(request), refusal, words);
  });
}

function refusalOf(error: FastifyError): Refusal {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: 'tooMuch' };
  return status < 500 ? { status, code: 'unreadable' } : { status: 503, code: 'failed' };
}

/** How to answer: from the body, or from the page that the browser came from where the body was not read. */
function readAsker({ body, headers }: FastifyRequest): Asker {
  const { language, page } = readEnvelope(asRecord(body) ?? readReferrer(headers.referer));
  const kinds = `${headers['content-type']} ${headers.accept}`.toLowerCase();
  return { language, page, wantsJson: kinds.includes('application/json') };
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
function keyOfContent(form: string, values: Record<string, string>, now: Date): string {
  const window = Math.floor(now.getTime() / repeatWindow);
  const content = JSON.stringify([form, values, window]);
  return `content-${createHash('sha256').update(content).digest('hex').slice(0, 32)}`;
}
