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

/** The heading that most blocks have. */
const heading = { title: localisedWords, lead: optional(localisedWords) };

const body = z
  .strictObject({ type: z.literal('body') })
  .describe("The page's own Markdown text (en.md and ar.md beside its index.json).");

const cards = z
  .strictObject({
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
  })
  .describe('Cards with an optional picture and link.');

const steps = z
  .strictObject({
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
  })
  .describe('The steps of a process in order, with who does each and how long it takes.');

const checklist = z
  .strictObject({
    type: z.literal('checklist'),
    ...heading,
    items: localised(z.array(words).min(2)),
  })
  .describe('A list of things to bring or to check.');

const costs = z
  .strictObject({
    type: z.literal('costs'),
    ...heading,
    asOf: pastDate,
    rows: z
      .array(z.strictObject({ item: localisedWords, amount: localisedWords, note: optional(localisedWords) }))
      .min(1),
    sources: list(source),
  })
  .describe('A table of costs with its date and sources.');

const picturedText = z
  .strictObject({
    type: z.literal('picturedText'),
    title: localisedWords,
    text: localisedWords,
    picture,
    link: optional(link),
  })
  .describe('A picture beside a text.');

const listings = z
  .strictObject({
    type: z.literal('listings'),
    ...heading,
    family: z.enum(families),
    purpose: z.enum(purposes),
    area: optional(reference('areas')),
    count: z.int().min(1).max(12),
  })
  .describe('The newest listings of a family and purpose, in one area or in all.');

const areas = z
  .strictObject({ type: z.literal('areas'), ...heading, areas: list(reference('areas')) })
  .describe('Area guides: the named ones, or all if none is named.');

const articles = z
  .strictObject({ type: z.literal('articles'), ...heading, count: z.int().min(1).max(12) })
  .describe('The newest articles.');

const team = z
  .strictObject({
    type: z.literal('team'),
    ...heading,
    members: z.array(reference('team')).min(1),
  })
  .describe('Named members of the team.');

const reviews = z
  .strictObject({ type: z.literal('reviews'), ...heading, count: z.int().min(1).max(12) })
  .describe('The newest reviews.');

const faqs = z
  .strictObject({
    type: z.literal('faqs'),
    ...heading,
    group: optional(z.enum(faqGroups)),
    most: optional(z.int().positive()).describe('The maximum number of questions; all if left out.'),
  })
  .describe('Questions of one group, or of all groups if none is named.');

const offices = z.strictObject({ type: z.literal('offices'), ...heading }).describe('All offices.');

const offPlan = z
  .strictObject({ type: z.literal('offPlan'), ...heading, count: optional(z.int().min(1)) })
  .describe('Off-plan projects, up to `count` or all.');

const developments = z
  .strictObject({ type: z.literal('developments'), ...heading })
  .describe('All new developments.');

const careers = z.strictObject({ type: z.literal('careers'), ...heading }).describe('All open jobs.');

const popularSearches = z
  .strictObject({
    type: z.literal('popularSearches'),
    ...heading,
    group: optional(z.enum(popularSearchGroups)),
  })
  .describe('Popular searches of one group, or of all groups if none is named.');

const figures = z
  .strictObject({
    type: z.literal('figures'),
    ...heading,
    of: z.array(z.enum(['homes', 'areas', 'people', 'languages', 'offices'])).min(2),
  })
  .describe('Numbers that the build counts in the content.');

const form = z
  .strictObject({ type: z.literal('form'), ...heading, form: z.enum(formIds) })
  .describe('A form.');

const calculator = z
  .strictObject({
    type: z.literal('calculator'),
    ...heading,
    calculator: z.enum(calculatorNames),
  })
  .describe('A calculator. Its rates are in content/rates/.');

const callToAction = z
  .strictObject({
    type: z.literal('callToAction'),
    title: localisedWords,
    text: localisedWords,
    links: z.array(link).min(1).max(2),
  })
  .describe('A short text with one or two buttons, for the end of a page.');

const glossary = z.strictObject({ type: z.literal('glossary') }).describe('All terms of the glossary.');

const sitemap = z
  .strictObject({ type: z.literal('sitemap') })
  .describe('Links to all pages of the site, by section.');

const receipt = z
  .strictObject({ type: z.literal('receipt') })
  .describe('The reference of the form that was just sent, and the next steps.');

export const block = z
  .discriminatedUnion('type', [
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
  ])
  .describe("A section of a page's content.");

export type Block = z.infer<typeof block>;
export type BlockType = Block['type'];
