import type { FastifyReply } from 'fastify';
import type { FormId } from '../../domain/forms/forms';
import { receiptPath } from '../../domain/forms/receipt';
import { errorMessage, type FieldError } from '../../domain/forms/validate';
import { localisePath } from '../../domain/site/paths';
import type { LocaleCode } from '../../i18n/locales';
import type { Words } from '../words';
import type { Lead, Receipt } from './leadStore';
import { problemPage } from './problemPage';

/** How to answer a request: with JSON for scripts, with HTML for forms posted without scripts. */
export type Asker = {
  wantsJson: boolean;
  language: LocaleCode;
  page: string | null;
  /** The origin of the site, without a trailing slash, if another server hosts it; '' if this server does. */
  site: string;
};

/** Why a request was refused, if the reason is not an invalid field. */
export type Refusal = { status: number; code: keyof typeof refusalText };

/** The texts for these reasons, as keys of dictionaries. */
export const refusalText = {
  unknown: 'forms.refused.unknown',
  tooMuch: 'forms.refused.tooMuch',
  tooOften: 'forms.refused.tooOften',
  unreadable: 'forms.refused.unreadable',
  failed: 'forms.failed.text',
} as const;

/** Confirms that the lead is stored: 201 with its reference (200 for a repeated lead), or 303 to the thank-you page. */
export function answerStored(
  reply: FastifyReply,
  asker: Asker,
  { form, values }: Pick<Lead, 'form' | 'values'>,
  { reference, repeated }: Receipt,
) {
  if (asker.wantsJson) return reply.code(repeated ? 200 : 201).send({ reference });
  const path = localisePath(receiptPath(form, values, reference), asker.language);
  return reply.redirect(`${asker.site}${path}`, 303);
}

/** Sends 422 with the invalid fields. */
export function answerFaults(
  reply: FastifyReply,
  asker: Asker,
  form: FormId,
  errors: readonly FieldError[],
  words: Words,
) {
  if (asker.wantsJson) return reply.code(422).send({ errors });
  const items = errors.map((error) => {
    const { key, values } = errorMessage(form, error);
    return words(asker.language, key, values);
  });
  return sendProblem(reply, 422, asker, words, 'forms.summary.title', 'forms.refused.text', items);
}

/** Sends the status and reason of a refused request. */
export function answerRefusal(reply: FastifyReply, asker: Asker, { status, code }: Refusal, words: Words) {
  if (asker.wantsJson) return reply.code(status).send({ errors: [{ field: null, code }] });
  return sendProblem(reply, status, asker, words, 'forms.failed.title', refusalText[code], []);
}

function sendProblem(
  reply: FastifyReply,
  status: number,
  { language, page, site }: Asker,
  words: Words,
  title: string,
  text: string,
  items: readonly string[],
) {
  const back =
    page === null ? null : { path: `${site}${page}`, label: words(language, 'forms.refused.back') };
  const problem = { language, title: words(language, title), text: words(language, text), items, back };
  return reply.code(status).type('text/html; charset=utf-8').send(problemPage(problem));
}
