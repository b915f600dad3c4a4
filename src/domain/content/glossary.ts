import { z } from 'zod';
import { localisedWords, slug } from './fields';

/** A property term, explained on /glossary/ and beside labels that use it. */
export const glossaryTerm = z.strictObject({
  slug,
  term: localisedWords,
  /** One or two sentences. */
  meaning: localisedWords,
});

export type GlossaryTerm = z.infer<typeof glossaryTerm>;
