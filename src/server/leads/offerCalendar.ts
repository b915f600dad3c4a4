import type { FastifyInstance } from 'fastify';
import { calendarFilePath, readReceipt } from '../../domain/forms/receipt';
import { viewingCalendar } from '../../domain/forms/viewingCalendar';
import { defaultLocale, localeCodes } from '../../i18n/locales';
import { splitUrl } from '../splitUrl';
import type { Words } from '../words';
import type { RateLimits } from './limitRate';

/**
 * `GET /api/leads/visit.ics`: the calendar file of a viewing, for browsers without scripts. It is made from the query
 * parameters alone and reads no lead, so it reveals nothing about stored leads.
 */
export function offerCalendar(
  server: FastifyInstance,
  words: Words,
  now: () => Date,
  limits: RateLimits,
): void {
  server.get<{ Querystring: { language?: string } }>(calendarFilePath, async (request, reply) => {
    await limits.ofForm(request, reply);
    const receipt = readReceipt(splitUrl(request.raw.url).query);
    const language = localeCodes.find((code) => code === request.query.language) ?? defaultLocale;
    const entry = receipt && viewingCalendar(receipt, (key, values) => words(language, key, values), now());
    if (!receipt || !entry) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${receipt.reference}.ics"`)
      .send(entry);
  });
}
