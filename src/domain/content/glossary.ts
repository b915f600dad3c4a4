import { z } from 'zod';
import { localisedWords, slug } from './fields';

/** A word of the trade, explained on /glossary/ and in place. */
export const glossaryTerm = z.strictObject({
  slug,
  term: localisedWords,
  /** One or two sentences. */
  meaning: localisedWords,
});

export type GlossaryTerm = z.infer<typeof glossaryTerm>;
