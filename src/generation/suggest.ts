import { editDistance } from '../domain/search/editDistance';

/** The known name most similar to a misspelt one; null if none is similar. */
export function suggest(written: string, known: Iterable<string>): string | null {
  const lower = written.toLowerCase();
  const most = Math.max(1, Math.min(3, Math.floor(lower.length / 3)));
  let best: { name: string; errors: number } | null = null;
  for (const name of known) {
    const errors = distance(lower, name.toLowerCase(), best ? best.errors - 1 : most);
    if (errors <= most && (!best || errors < best.errors)) best = { name, errors };
  }
  return best?.name ?? null;
}

/** Edit distance of two names of any length, without their common start and end. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return editDistance(a.slice(start, a.length - end), b.slice(start, b.length - end), most).whole;
}

/** The suggestion as the end of a sentence, ` (did you mean "lusail"?)`; empty if there is none. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const name = suggest(written, known);
  return name === null ? '' : ` (did you mean "${name}"?)`;
}
