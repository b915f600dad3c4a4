import { z } from 'zod';
import { localisedWords, slug } from './fields';

export const glossaryTerm = z
  .strictObject({
    slug,
    term: localisedWords,
    meaning: localisedWords.describe('One or two sentences.'),
  })
  .describe('A property term, explained on /glossary/ and beside labels that use it.');
