const pattern = /^(cap-|jsn)([1-9]\d{0,8})$/;
const prefixes = { qatar: 'cap-', uk: 'jsn' } as const;

/** Higher numbers are outliers: counting on from them could exceed the nine figures that a reference may have. */
const highestCounted = 99_999_999;

/**
 * Gives references to new homes: their own if it looks like ours, otherwise the next number that nobody has, after the
 * highest one of up to eight figures.
 */
export class ReferenceGiver {
  private readonly last = { qatar: 0, uk: 0 };
  private readonly taken: ReadonlySet<string>;

  /** @param taken references here and in the feed; those of another form are ignored */
  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken);
    for (const reference of this.taken) {
      const [, prefix, number] = pattern.exec(reference) ?? [];
      const country = prefix === prefixes.uk ? 'uk' : 'qatar';
      const count = Number(number ?? 0);
      if (count <= highestCounted) this.last[country] = Math.max(this.last[country], count);
    }
  }

  give(key: string, country: 'qatar' | 'uk'): string {
    if (pattern.test(key)) return key;
    let reference: string;
    do {
      this.last[country] += 1;
      reference = `${prefixes[country]}${this.last[country]}`;
    } while (this.taken.has(reference));
    return reference;
  }
}
