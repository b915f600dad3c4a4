/**
 * Chooses the card picture of each home in a list: the first of its gallery, or the second if the previous home shows
 * the same one.
 * @returns one file name per home, in order. Neighbours have the same one only if the later home has no other.
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
