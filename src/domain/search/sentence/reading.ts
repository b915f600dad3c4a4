import type { FilterFields } from '../filters/filters';
import type { Kind } from '../kind';
import type { SearchQuery } from '../query';

/** A place that the typed words probably mean, although its name is spelt differently. */
export type Guess = { typed: string; area: string /** In the reader's language. */; name: string };

/** What a sentence asks for among the homes of one kind. */
export type Reading = {
  kind: Kind;
  /** True if this is not the kind being searched. */
  isElsewhere: boolean;
  /** What was understood, and the text that is left, as fields of a query. */
  fields: Partial<FilterFields>;
  /** The search for all of it, without other filters. */
  query: SearchQuery;
  /** The parts of the sentence that were understood, as typed, in their order. */
  understood: string[];
  guesses: Guess[];
  /** Words that name another purpose than this kind's. */
  contradicted: string[];
  /** What was not understood, as typed: it is searched as text. */
  left: string;
};
