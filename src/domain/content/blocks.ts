import { z } from 'zod';
import { calculatorNames } from '../calculators/calculators';
import { formIds } from '../forms/forms';
import { faqGroups } from './faqs';
import {
  link,
  list,
  localised,
  localisedWords,
  optional,
  pastDate,
  picture,
  reference,
  source,
  words,
} from './fields';
import { families, purposes } from './listingTerms';
import { popularSearchGroups } from './popularSearches';

/** What most blocks begin with. */
const heading = { title: localisedWords, lead: optional(localisedWords) };

/** The page's own Markdown text (en.md and ar.md beside its index.json). */
const body = z.strictObject({ type: z.literal('body') });

/** Cards with a picture or without, each leading somewhere. */
const cards = z.strictObject({
  type: z.literal('cards'),
  ...heading,
  cards: z
    .array(
      z.strictObject({
        title: localisedWords,
        text: localisedWords,
        picture: optional(picture),
        link: optional(link),
      }),
    )
    .min(2),
});

/** What happens in which order, who does it and how long it takes. */
const steps = z.strictObject({
  type: z.literal('steps'),
  ...heading,
  steps: z
    .array(
      z.strictObject({
        title: localisedWords,
        text: localisedWords,
        who: optional(localisedWords),
        time: optional(localisedWords),
      }),
    )
    .min(2),
});

/** Things to bring or to check. */
const checklist = z.strictObject({
  type: z.literal('checklist'),
  ...heading,
  items: localised(z.array(words).min(2)),
});

/** What it costs, with the day that the figures are of, and where they come from. */
const costs = z.strictObject({
  type: z.literal('costs'),
  ...heading,
  asOf: pastDate,
  rows: z
    .array(z.strictObject({ item: localisedWords, amount: localisedWords, note: optional(localisedWords) }))
    .min(1),
  sources: list(source),
});

/** A picture beside words. */
const picturedText = z.strictObject({
  type: z.literal('picturedText'),
  title: localisedWords,
  text: localisedWords,
  picture,
  link: optional(link),
});

/** The newest homes of a family and purpose, in a place or anywhere. */
const listings = z.strictObject({
  type: z.literal('listings'),
  ...heading,
  family: z.enum(families),
  purpose: z.enum(purposes),
  area: optional(reference('areas')),
  count: z.int().min(1).max(12),
});

/** Area guides: those that are named, or all. */
const areas = z.strictObject({ type: z.literal('areas'), ...heading, areas: list(reference('areas')) });

/** The newest articles. */
const articles = z.strictObject({ type: z.literal('articles'), ...heading, count: z.int().min(1).max(12) });

/** People of the team who are named. */
const team = z.strictObject({
  type: z.literal('team'),
  ...heading,
  members: z.array(reference('team')).min(1),
});

/** The newest reviews. */
const reviews = z.strictObject({ type: z.literal('reviews'), ...heading, count: z.int().min(1).max(12) });

/** Questions of one group, or of all groups when none is named. */
const faqs = z.strictObject({
  type: z.literal('faqs'),
  ...heading,
  group: optional(z.enum(faqGroups)),
  /** So many of the first ones, where a page has no room for all. */
  most: optional(z.int().positive()),
});

/** Our offices. */
const offices = z.strictObject({ type: z.literal('offices'), ...heading });

/** Off-plan projects: so many, or all. */
const offPlan = z.strictObject({ type: z.literal('offPlan'), ...heading, count: optional(z.int().min(1)) });

/** New developments. */
const developments = z.strictObject({ type: z.literal('developments'), ...heading });

/** Open jobs. */
const careers = z.strictObject({ type: z.literal('careers'), ...heading });

/** Searches that many people make: one group, or all. */
const popularSearches = z.strictObject({
  type: z.literal('popularSearches'),
  ...heading,
  group: optional(z.enum(popularSearchGroups)),
});

/** Numbers counted from our own content at build; never typed. */
const figures = z.strictObject({
  type: z.literal('figures'),
  ...heading,
  of: z.array(z.enum(['homes', 'areas', 'people', 'languages', 'offices'])).min(2),
});

/** A form that is filled in on the page. */
const form = z.strictObject({ type: z.literal('form'), ...heading, form: z.enum(formIds) });

/** A calculator that works on the page; its rates are in content/rates/. */
const calculator = z.strictObject({
  type: z.literal('calculator'),
  ...heading,
  calculator: z.enum(calculatorNames),
});

/** A last word and one or two buttons. */
const callToAction = z.strictObject({
  type: z.literal('callToAction'),
  title: localisedWords,
  text: localisedWords,
  links: z.array(link).min(1).max(2),
});

/** All words of the glossary. */
const glossary = z.strictObject({ type: z.literal('glossary') });

/** Every page of the site, by section. */
const sitemap = z.strictObject({ type: z.literal('sitemap') });

/** The reference of what was just sent, and what happens next with it. */
const receipt = z.strictObject({ type: z.literal('receipt') });

/** What a page is made of, from top to bottom. */
export const block = z.discriminatedUnion('type', [
  body,
  cards,
  steps,
  checklist,
  costs,
  picturedText,
  listings,
  areas,
  articles,
  team,
  reviews,
  faqs,
  offices,
  offPlan,
  developments,
  careers,
  popularSearches,
  figures,
  form,
  calculator,
  callToAction,
  glossary,
  sitemap,
  receipt,
]);

export type Block = z.infer<typeof block>;
export type BlockType = Block['type'];
