/**
 * The page numbers of a pagination: the first, the last and those around the current one. `null` is a gap of at least
 * two pages.
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = new Set(
    [1, pages, page - 1, page, page + 1].filter((number) => number >= 1 && number <= pages),
  );
  const inOrder = [...wanted].sort((a, b) => a - b);
  return inOrder.flatMap((number, index) => {
    const before = inOrder[index - 1] ?? number - 1;
    if (number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
