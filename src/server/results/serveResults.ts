import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printQuery } from '../../domain/search/query';
import { readResultsForm, resultsApi, resultsFields } from '../../domain/search/readResultsForm';
import { localisePath } from '../../domain/site/paths';
import { defaultLocale, type LocaleCode, localeCodes } from '../../i18n/locales';
import type { StockKeeper } from '../alerts/stockKeeper';
import { limitRate } from '../leads/limitRate';
import { problemPage } from '../leads/problemPage';
import type { Site } from '../openSite';
import { protectApi } from '../protectApi';
import { splitUrl } from '../splitUrl';
import type { Words } from '../words';
import { findResults, longestTyped, prerenderedPath } from './findResults';
import { resultsContext } from './resultsContext';
import { resultsPage } from './resultsPage';

export type ResultsOptions = {
  stock: Pick<StockKeeper, 'recent'>;
  words: Words;
  /** The origin of the site, '' if this server hosts it. */
  site: string;
  /** Returns the fonts of the site, null if they are on another origin. */
  fonts: () => Site['fonts'];
  /** The limit for one form (`limitRate`). A network may make fifty times as many searches; 0 means no limit. */
  rateLimit: number;
  report: (error: Error) => void;
};

/** Visitors page through results and change filters more often than they send forms. */
const requestsFactor = 5;
/** Milliseconds after which the server looks for a new build. */
const stockAge = 5_000;
/** The most characters of a query. All features with a long text have about 1,500. */
const longestQuery = 4_000;

type Refusal = 'tooLong' | 'unreadable' | 'tooOften' | 'failed';

/**
 * `GET /api/results`: the search for browsers without scripts, which send it as a plain form. Answered with a page, or
 * with a redirect (303): to a prerendered page with exactly these homes, or to the page of a home or project that was
 * typed. Requests without `scripts=off`, as a form sends that was submitted before the page was hydrated, are redirected
 * to the same search on the site.
 */
export async function serveResults(server: FastifyInstance, options: ResultsOptions): Promise<void> {
  const { stock, words, site, fonts, rateLimit, report } = options;
  const own = ["'self'", site].filter(Boolean).join(' ');
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${own}`,
    "font-src 'self'",
    `form-action ${own}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  await protectApi(server);
  const limits = await limitRate(server, rateLimit * requestsFactor);
  server.addHook('onRequest', async (request, reply) => {
    reply
      .header('cache-control', 'private, max-age=60')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', policy);
    await limits.ofAddress(request, reply);
  });

  server.get(resultsApi, async (request, reply) => {
    const text = queryOf(request);
    if (text.length > longestQuery) return refuse(request, reply, 414, 'tooLong');
    const asked = readResultsForm(new URLSearchParams(text));
    if (asked.typed.length > longestTyped) return refuse(request, reply, 414, 'tooLong');
    const code = asked.language ?? defaultLocale;
    if (asked.kind === null) return refuse(request, reply, 400, 'unreadable');
    const current = await stock.recent(stockAge);
    if (current === null) return refuse(request, reply, 503, 'failed');
    const found = findResults(asked, current, code);
    if ('path' in found) return redirect(reply, found.path, code);
    if (asked.hasScripts) return redirect(reply, printQuery(found.query), code);
    const path = asked.wantsFilters ? null : prerenderedPath(found);
    if (path !== null) return redirect(reply, path, code);
    const context = resultsContext(code, found.words, words, site, found.ownPlace);
    return reply.type('text/html; charset=utf-8').send(resultsPage(found, current, context, fonts()));
  });

  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) report(error);
    if (status === 429) return refuse(request, reply, status, 'tooOften');
    return status < 500
      ? refuse(request, reply, status, 'unreadable')
      : refuse(request, reply, 503, 'failed');
  });

  function redirect(reply: FastifyReply, path: string, code: LocaleCode) {
    return reply.header('cache-control', 'no-store').redirect(site + localisePath(path, code), 303);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, status: number, reason: Refusal) {
    const language = languageOf(request);
    const again = new URLSearchParams([
      [resultsFields.scripts, 'off'],
      [resultsFields.language, language],
      [resultsFields.filters, 'all'],
    ]);
    const problem = {
      language,
      title: words(language, 'scriptless.refused'),
      text: words(language, `scriptless.${reason}`),
      items: [],
      back: { path: `?${again}`, label: words(language, 'scriptless.again') },
    };
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(problemPage(problem));
  }
}

function queryOf(request: FastifyRequest): string {
  return splitUrl(request.raw.url).query.slice(1);
}

/** Returns the language of a request, of which perhaps only the beginning can be read. */
function languageOf(request: FastifyRequest): LocaleCode {
  const named = new URLSearchParams(queryOf(request)).get(resultsFields.language);
  return localeCodes.find((code) => code === named) ?? defaultLocale;
}
