import { z } from 'zod';
import { email, localisedWords, meta, phone, picture, point, reference, slug } from './fields';

export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as "08:30"');

export const office = z
  .strictObject({
    slug,
    name: localisedWords,
    meta,
    lead: localisedWords,
    body: localisedWords.describe('The text of the page, from en.md and ar.md.'),
    address: localisedWords.describe('Street, building and floor, without the city.'),
    area: reference('areas'),
    point,
    phone,
    whatsapp: phone.describe("The office's WhatsApp number."),
    email,
    hours: z
      .array(z.strictObject({ days: z.array(z.enum(weekdays)).min(1), opens: timeOfDay, closes: timeOfDay }))
      .min(1)
      .describe('Opening hours in Doha time. The office is closed on other days.'),
    directions: localisedWords.describe('Directions by metro and car, and parking.'),
    picture,
    manager: reference('team'),
    order: z.int().positive(),
  })
  .describe('An office that clients can visit, with a page at /contact/{slug}/.');

export type Office = z.infer<typeof office>;
