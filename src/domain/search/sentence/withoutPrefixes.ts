/** An Arabic word without the article and the letters for "and", "in" or "for" that are written together with it. */
export function withoutPrefixes(word: string): string {
  return word.replace(/^(و?ال|و?بال|و?لل|وب|[وبل])(?=...)/, '');
}
