import { isDay } from '../domain/forms/qatarDay';
import type { FeedHome, FeedValue } from './feedHome';
import type { Findings } from './findings';
import { nearestNames } from './nearestNames';
import { readNumber } from './readNumber';

/** Whether a home without a readable value is refused, or written without the field and with a note. */
type Need = 'required' | 'optional';

/** Reads the fields of one home of a feed. What cannot be read is added to its findings. */
export class HomeReader {
  constructor(
    readonly home: FeedHome,
    readonly findings: Findings,
  ) {}

  raw(field: string): FeedValue | undefined {
    return this.home.values.get(field);
  }

  text(field: string): string | null {
    return this.raw(field)?.value ?? null;
  }

  /** One of our values: the value itself, or what the mapping's table says; the case of letters does not matter. */
  choice<T extends string>(
    field: string,
    known: readonly T[],
    table: Readonly<Record<string, T | null>>,
    need: Need,
  ): T | null {
    const given = this.raw(field);
    if (!given) {
      if (need === 'required') this.findings.refuse(field, given, 'the feed does not say it');
      return null;
    }
    const lower = given.value.toLowerCase();
    const own = known.find((value) => value.toLowerCase() === lower);
    if (own) return own;
    const entry = Object.entries(table).find(([written]) => written.toLowerCase() === lower);
    if (entry) return entry[1];
    const nearest = nearestNames(given.value, [...Object.keys(table), ...known]);
    const name = field.replace(/^price\./, '');
    this.report(need, field, given, `no entry in "values.${name}" of the mapping`, nearest);
    return null;
  }

  /** A number, as the feed says it. */
  number(field: string, need: Need = 'optional'): number | null {
    const given = this.raw(field);
    const value = given ? readNumber(given.value) : null;
    if (value !== null) return value;
    if (given) this.report(need, field, given, 'not a number');
    else if (need === 'required') this.findings.refuse(field, given, 'the feed does not say it');
    return null;
  }

  /** A whole number. */
  count(field: string): number | null {
    const value = this.number(field);
    if (value === null || Number.isInteger(value)) return value;
    this.report('optional', field, this.raw(field), 'not a whole number');
    return null;
  }

  yes(field: string): boolean | null {
    const given = this.raw(field);
    if (!given) return null;
    if (/^(true|yes|1)$/i.test(given.value)) return true;
    if (/^(false|no|0)$/i.test(given.value)) return false;
    this.findings.note(field, given, 'neither yes nor no; left out');
    return null;
  }

  /** An ISO date that exists. */
  day(field: string): string | null {
    const given = this.raw(field);
    if (!given) return null;
    if (isDay(given.value)) return given.value;
    this.findings.note(field, given, 'not a day such as "2026-03-31"; left out');
    return null;
  }

  private report(
    need: Need,
    field: string,
    given: FeedValue | undefined,
    message: string,
    nearest: string[] = [],
  ) {
    if (need === 'required') this.findings.refuse(field, given, message, nearest);
    else this.findings.note(field, given, `${message}; left out`, nearest);
  }
}
