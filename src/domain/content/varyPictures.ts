/**
 * Chooses the picture that opens each home of a list: the first of its gallery, or the second where the home before
 * shows that one already.
 * @returns a file name for each home, in order; two neighbours have the same one only if the later has no other
 */
export function varyPictures(homes: readonly { gallery: readonly string[] }[]): string[] {
  const chosen: string[] = [];
  for (const { gallery } of homes) {
    const before = chosen.at(-1);
    const [first = '', second = first] = gallery;
    chosen.push(first === before ? second : first);
  }
  return chosen;
}
