import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  readSavedSearch,
  readSavedSearchChange,
  savedSearchFields,
} from '../../domain/alerts/readSavedSearch';
import { savedSearchesPath } from '../../domain/alerts/savedSearch';
import { errorWords } from '../../domain/forms/errorCodes';
import { localisePath } from '../../domain/site/paths';
import { defaultLocale, type LocaleCode, localeCodes } from '../../i18n/locales';
import { asRecord } from '../asRecord';
import { addCorsHeaders, readOrigin } from '../leads/allowOrigins';
import { refusalText } from '../leads/leadAnswers';
import { limitRate } from '../leads/limitRate';
import { problemPage } from '../leads/problemPage';
import { endUnreadRequests, refusalOf } from '../leads/refuseEarly';
import { protectApi } from '../protectApi';
import { wantsJson } from '../wantsJson';
import type { Words } from '../words';
import { addressOnSite } from './addressOnSite';
import type { AlertStore } from './alertStore';
import { savedSearchesApi, serveLinks } from './serveLinks';
import type { StockKeeper } from './stockKeeper';

export type SavedSearchesOptions = {
  store: AlertStore;
  /** The homes of the site. */
  stock: Pick<StockKeeper, 'recent'>;
  words: Words;
  /** Called with internal errors. Their messages may contain visitor input, so they must not be logged. */
  report: (error: Error) => void;
  /** Called after a search was stored. */
  onStored: () => void;
  /** Origins of the site besides this server's own. */
  origins: readonly string[];
  /** The origin of the site, '' if this server hosts it. */
  site: string;
  /** Searches that a network may save in ten minutes, and a tenth of its other requests; 0 means no limit. */
  rateLimit: number;
  /** Whether there is a mail server. Without one, nothing can be confirmed, so nothing is stored. */
  canSend: boolean;
};

/** Bytes. */
const bodyLimit = 16 * 1024;

const refusalTexts = { ...refusalText, noMail: 'alertMails.noMail' };
type Refusal = keyof typeof refusalTexts;

/**
 * `/api/saved-searches`: saves searches, and lists, changes and removes those of an address by the token of a mail.
 * Saving is answered in the same way, and after the same steps, whether the address is known or not: 202, or 303 to the
 * page for a form posted without scripts. An invalid field gets 422, an unknown token or search 404.
 */
export async function receiveSavedSearches(
  server: FastifyInstance,
  options: SavedSearchesOptions,
): Promise<void> {
  const { store, stock, words, report, onStored, origins, site, rateLimit, canSend } = options;

  await protectApi(server);
  const limits = await limitRate(server, rateLimit);
  server.register(formbody);
  // Mail programs unsubscribe by multipart forms, too. The token is in the URL, so the body is not needed.
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) =>
    done(null, null),
  );
  endUnreadRequests(server);
  server.addHook('onRequest', async (request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      );
    addCorsHeaders(request, reply, origins, {
      methods: 'GET, POST, PATCH, DELETE',
      headers: 'content-type, authorization',
    });
    const isReading = request.method === 'GET' || request.method === 'OPTIONS';
    if (!isReading && !readOrigin(request, origins).isAllowed)
      return refuse(request, reply, 403, 'unreadable');
    if (request.method !== 'OPTIONS') await limits.ofAddress(request, reply);
  });

  server.options(savedSearchesApi, (_request, reply) => reply.code(204).send());
  server.options(`${savedSearchesApi}/:id`, (_request, reply) => reply.code(204).send());

  server.post(savedSearchesApi, { bodyLimit }, async (request, reply) => {
    await limits.ofForm(request, reply);
    const body = asRecord(request.body);
    if (body === null) return refuse(request, reply, 400, 'unreadable');
    if (!canSend) return refuse(request, reply, 503, 'noMail');
    const address = await addressOnSite(body.address, stock);
    const { request: asked, faults } = readSavedSearch({ ...body, address });
    if (asked === null) {
      if (wantsJson(request)) return reply.code(422).send({ errors: faults });
      const language = languageOf(request);
      const items = faults.map(({ field, code }) => {
        const { maxLength = 0 } = savedSearchFields[field] as { maxLength?: number };
        const own = (savedSearchFields[field].errors as Partial<Record<typeof code, string>>)[code];
        return words(language, own ?? errorWords[code], { count: maxLength });
      });
      return sendProblem(request, reply, 422, 'forms.refused.text', items);
    }
    await store.request(asked);
    onStored();
    if (wantsJson(request)) return reply.code(202).send({ ok: true });
    return reply.redirect(`${site}${localisePath(savedSearchesPath, asked.locale)}?asked=1`, 303);
  });

  server.get(savedSearchesApi, async (request, reply) => {
    const found = await store.list(tokenOf(request));
    return found === null ? sendMissing(reply) : found;
  });

  server.patch<{ Params: { id: string } }>(
    `${savedSearchesApi}/:id`,
    { bodyLimit },
    async (request, reply) => {
      const body = asRecord(request.body);
      if (body === null) return refuse(request, reply, 400, 'unreadable');
      const { change, faults } = readSavedSearchChange(body);
      if (change === null) return reply.code(422).send({ errors: faults });
      const changed = await store.change(tokenOf(request), request.params.id, change);
      return changed === null ? sendMissing(reply) : changed;
    },
  );

  server.delete<{ Params: { id: string } }>(`${savedSearchesApi}/:id`, async (request, reply) => {
    const isRemoved = await store.remove(tokenOf(request), request.params.id);
    return isRemoved ? reply.code(204).send() : sendMissing(reply);
  });

  server.delete(savedSearchesApi, async (request, reply) => {
    const isErased = await store.erase(tokenOf(request));
    return isErased ? reply.code(204).send() : sendMissing(reply);
  });

  serveLinks(server, { store, words, site });

  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, code } = refusalOf(error);
    if (status >= 500) report(error);
    return refuse(request, reply, status, code);
  });

  function refuse(request: FastifyRequest, reply: FastifyReply, status: number, code: Refusal) {
    if (wantsJson(request)) return reply.code(status).send({ errors: [{ field: null, code }] });
    const isLink = code === 'failed' && !isSaving(request);
    const text = isLink ? 'alertMails.page.notChangedText' : refusalTexts[code];
    return sendProblem(request, reply, status, text, []);
  }

  function sendProblem(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    text: string,
    items: readonly string[],
  ) {
    const language = languageOf(request);
    const path = `${site}${localisePath(savedSearchesPath, language)}`;
    const problem = {
      language,
      title: words(language, `alertMails.page.${isSaving(request) ? 'failed' : 'notChanged'}`),
      text: words(language, text),
      items,
      back: { path, label: words(language, 'alertMails.page.open') },
    };
    return reply.code(status).type('text/html; charset=utf-8').send(problemPage(problem));
  }
}

function sendMissing(reply: FastifyReply) {
  return reply.code(404).send({ errors: [{ field: null, code: 'unknown' }] });
}

/** Returns whether a request saves a search. Others come from a link of a mail, or from the page of saved searches. */
function isSaving({ method, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url === savedSearchesApi;
}

function languageOf(request: FastifyRequest): LocaleCode {
  const { locale } = asRecord(request.body) ?? {};
  const { language } = request.query as Record<string, unknown>;
  return localeCodes.find((code) => code === locale || code === language) ?? defaultLocale;
}

/** Returns the token of the `Authorization` header, '' without one. */
function tokenOf({ headers }: FastifyRequest): string {
  return /^Bearer ([\w-]{1,100})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}
