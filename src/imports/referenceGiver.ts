const pattern = /^(cap-|jsn)([1-9]\d{0,8})$/;
const prefixes = { qatar: 'cap-', uk: 'jsn' } as const;

/** Gives references to new homes: their own if it looks like ours, otherwise the next number that nobody has. */
export class ReferenceGiver {
  private readonly last = { qatar: 0, uk: 0 };

  /** @param taken references here and in the feed; those of another form are ignored */
  constructor(taken: Iterable<string>) {
    for (const reference of taken) {
      const [, prefix, number] = pattern.exec(reference) ?? [];
      const country = prefix === prefixes.uk ? 'uk' : 'qatar';
      this.last[country] = Math.max(this.last[country], Number(number ?? 0));
    }
  }

  give(key: string, country: 'qatar' | 'uk'): string {
    if (pattern.test(key)) return key;
    this.last[country] += 1;
    return `${prefixes[country]}${this.last[country]}`;
  }
}
