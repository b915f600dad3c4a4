/** The steps of the cycle that a start is part of; null if it is part of none. */
export function cycleFrom(start: string, next: (at: string) => string | null | undefined): string[] | null {
  const passed: string[] = [];
  for (let at: string | null | undefined = start; at; at = next(at)) {
    if (passed.includes(at)) return at === start ? passed : null;
    passed.push(at);
  }
  return null;
}
