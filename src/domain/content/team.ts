import { z } from 'zod';
import {
  email,
  isoDate,
  list,
  localisedWords,
  meta,
  optional,
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

/** A team member with a page at /about/our-team/{slug}/. */
export const teamMember = z.strictObject({
  slug,
  name: localisedWords,
  role: localisedWords,
  department: z.enum(departments),
  office: reference('offices'),
  /** Languages spoken with clients, the best first (ISO 639-1). */
  languages: z.array(z.enum(spokenLanguages)).min(1),
  /** Areas of expertise. */
  areas: list(reference('areas')),
  phone,
  /** The member's own WhatsApp number. If left out, the number in `site.json` is used. */
  whatsapp: optional(phone),
  email,
  /** 50 to 90 words. */
  biography: localisedWords,
  avatar: picture,
  joined: isoDate,
  meta,
  /** Position in lists, from 1. */
  order: z.int().positive(),
});

export type TeamMember = z.infer<typeof teamMember>;
