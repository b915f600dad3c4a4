/** Counts what is under way, of all and of each sender. */
export type Bound = {
  /** Takes a place, and gives what is to be called when it is free again; null when there is none. */
  enter(sender: string): (() => void) | null;
};

/**
 * Bounds how many uploads are received at once, so that slow ones cannot take all memory, disk and connections.
 * @param mostOfOne so many of these places may be one sender's
 */
export function boundUploads(most: number, mostOfOne: number): Bound {
  const underWay = new Map<string, number>();
  let count = 0;
  return {
    enter(sender) {
      const own = underWay.get(sender) ?? 0;
      if (count >= most || own >= mostOfOne) return null;
      count += 1;
      underWay.set(sender, own + 1);
      return () => {
        count -= 1;
        const left = (underWay.get(sender) ?? 1) - 1;
        if (left === 0) underWay.delete(sender);
        else underWay.set(sender, left);
      };
    },
  };
}
