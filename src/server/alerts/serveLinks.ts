import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { savedSearchesPath } from '../../domain/alerts/savedSearch';
import { localisePath } from '../../domain/site/paths';
import { defaultLocale, localeCodes } from '../../i18n/locales';
import type { Words } from '../words';
import type { AlertStore } from './alertStore';
import { type LinkPages, linkPages } from './linkPages';

type Options = {
  store: AlertStore;
  words: Words;
  /** The origin of the site, '' if this server hosts it. */
  site: string;
};

type Page = { status: number; html: string } | { redirect: string };

/** The path of the API for saved searches. */
export const savedSearchesApi = '/api/saved-searches';

/**
 * Serves the links of mails, `confirm`, `unsubscribe` and `keep` below `/api/saved-searches/`, each with a `token`. GET
 * shows a page with one button and changes nothing; POST acts. An unknown, altered or expired token gets 404.
 */
export function serveLinks(server: FastifyInstance, { store, words, site }: Options): void {
  const serve = (
    name: string,
    show: (token: string, pages: LinkPages) => Promise<Page>,
    act: typeof show,
  ) => {
    const answer = (work: typeof show) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { token, language } = request.query as Record<string, unknown>;
      const code = localeCodes.find((each) => each === language) ?? defaultLocale;
      const page = await work(typeof token === 'string' ? token : '', linkPages(code, words, site));
      if ('redirect' in page) return reply.redirect(page.redirect, 303);
      return reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
    };
    server.get(`${savedSearchesApi}/${name}`, answer(show));
    server.post(`${savedSearchesApi}/${name}`, answer(act));
  };
  const found = (html: string): Page => ({ status: 200, html });
  const missing = (pages: LinkPages): Page => ({ status: 404, html: pages.invalid() });

  serve(
    'confirm',
    async (token, pages) => {
      const link = await store.findConfirmation(token);
      if (link === null) return missing(pages);
      return found(link.state === 'open' && link.search ? pages.confirm(link.search) : pages.confirmed());
    },
    async (token, pages) => {
      const link = await store.confirm(token);
      if (link === null) return missing(pages);
      if (link.manageToken === null || link.search === null) return found(pages.confirmed());
      const path = localisePath(savedSearchesPath, link.search.locale);
      return { redirect: `${site}${path}#token=${link.manageToken}` };
    },
  );
  serve(
    'unsubscribe',
    async (token, pages) => {
      const link = await store.findUnsubscribing(token);
      if (link === null) return missing(pages);
      return found(link.search ? pages.unsubscribe(link.search) : pages.unsubscribed());
    },
    async (token, pages) => {
      const link = await store.unsubscribe(token);
      return link === null ? missing(pages) : found(pages.unsubscribed());
    },
  );
  serve(
    'keep',
    async (token, pages) => ((await store.findKeeping(token)) ? found(pages.keep()) : missing(pages)),
    async (token, pages) => ((await store.keep(token)) ? found(pages.kept()) : missing(pages)),
  );
}
