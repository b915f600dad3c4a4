type Home = { reference: string };

/** The number of pictures on a prerendered page that are visible at once. */
const visiblePictures = 2;

/**
 * True when a home's picture loads with priority, which only applies to prerendered homes. After a change of the
 * search, the text is rendered first, and requests for pictures would delay it.
 */
export function isFirstPicture(home: Home, index: number, prerendered: readonly Home[] | undefined): boolean {
  return index < visiblePictures && prerendered?.[index]?.reference === home.reference;
}
