import { z } from 'zod';
import {
  email,
  list,
  localisedWords,
  meta,
  optional,
  pastDate,
  phone,
  picture,
  reference,
  slug,
} from './fields';

export const departments = [
  'leadership',
  'sales',
  'lettings',
  'commercial',
  'off-plan',
  'uk-homes',
  'valuation',
  'property-management',
  'mortgages',
  'marketing',
  'operations',
] as const;
export type Department = (typeof departments)[number];
export const spokenLanguages = [
  'ar',
  'en',
  'fr',
  'es',
  'hi',
  'ur',
  'ml',
  'ta',
  'tl',
  'tr',
  'fa',
  'ru',
  'pt',
  'it',
  'de',
  'zh',
  'bn',
  'si',
  'pl',
  'uk',
] as const;

export const teamMember = z
  .strictObject({
    slug,
    name: localisedWords,
    role: localisedWords,
    department: z.enum(departments),
    office: reference('offices'),
    languages: z
      .array(z.enum(spokenLanguages))
      .min(1)
      .describe('Languages spoken with clients, the best first (ISO 639-1).'),
    areas: list(reference('areas')).describe('Areas of expertise.'),
    phone,
    whatsapp: optional(phone).describe(
      "The member's own WhatsApp number. If left out, the number in `site.json` is used.",
    ),
    email,
    biography: localisedWords.describe('50 to 90 words.'),
    avatar: picture,
    joined: pastDate,
    meta,
    order: z.int().positive().describe('Position in lists, from 1.'),
  })
  .describe('A team member with a page at /about/our-team/{slug}/.');

export type TeamMember = z.infer<typeof teamMember>;
