/**
 * Sentences by the tags that a home must have for them. Tags stand side by side when all are asked for; `!` asks for
 * the absence, `|` for one of several. A sentence that begins with `^` may open a text. Words in braces are filled in
 * from the home's fields (`listingWords`), and say of themselves which facts the sentence has dealt with.
 */
export type Bank = Record<string, string[]>;
