/** Items per statement: SQLite allows 32,766 values in one, and no item here has more than six. */
const itemsPerStatement = 5_000;

/** Calls a function with part after part of a list, each of which fits into a statement. */
export async function inParts<Item>(
  items: readonly Item[],
  work: (some: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += itemsPerStatement) {
    await work(items.slice(from, from + itemsPerStatement));
  }
}
