/**
 * Limits how many uploads are received at the same time, so that slow uploads cannot exhaust memory, disk and
 * connections.
 * @param most for all senders together
 * @param mostPerSender for one sender
 * @returns starts an upload, and returns what to call when it has ended, or null if the limit is reached
 */
export function limitUploads(most: number, mostPerSender: number) {
  const countOf = new Map<string, number>();
  let total = 0;
  return (sender: string): (() => void) | null => {
    const own = countOf.get(sender) ?? 0;
    if (total >= most || own >= mostPerSender) return null;
    total += 1;
    countOf.set(sender, own + 1);
    return () => {
      total -= 1;
      const left = (countOf.get(sender) ?? 1) - 1;
      if (left === 0) countOf.delete(sender);
      else countOf.set(sender, left);
    };
  };
}
