import { suggest } from '../generation/suggest';

/** The known names to show beside an unknown one: the most similar name, or the first few if none is similar. */
export function nearestNames(written: string, known: Iterable<string>): string[] {
  const names = [...known];
  const similar = suggest(written, names);
  return similar === null ? names.slice(0, 12) : [similar];
}
