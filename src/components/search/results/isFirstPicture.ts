type Home = { reference: string };

/** Pictures of a page that is sent which a visitor sees at once. */
const seen = 2;

/**
 * True where a home's picture is to be asked for before the browser knows that it is seen: only where the page is sent
 * with it. After a change of the search the words come first, and asking for pictures would hold them up.
 */
export function isFirstPicture(home: Home, index: number, sent: readonly Home[] | undefined): boolean {
  return index < seen && sent?.[index]?.reference === home.reference;
}
