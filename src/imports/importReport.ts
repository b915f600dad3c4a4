import type { Finding } from './findings';
import { oneLine } from './oneLine';
import type { PlannedHome } from './planChanges';
import type { FieldChange } from './planHome';

/** What an import did, or would do. It is printed as text or JSON. */
export type ImportReport = {
  source: string;
  isWritten: boolean;
  counts: Record<PlannedHome['outcome'], number>;
  /** Problems of the feed as a whole. */
  problems: string[];
  /** Homes with anything to say about them. */
  homes: {
    reference: string | null;
    /** Its reference in the feed, and its position there, from 1. */
    key: string;
    position: number;
    outcome: PlannedHome['outcome'];
    changes: FieldChange[];
    kept: FieldChange[];
    pictures: number;
    refusals: Finding[];
    notes: Finding[];
  }[];
  /** Elements or columns that the reader does not know, with the number of homes that have them. */
  unknown: Record<string, number>;
};

/** So many names of unknown elements or columns are listed. */
const mostUnknown = 200;

/** Collects the report. New homes list no changes, as all their fields are new. */
export function importReport(
  source: string,
  planned: readonly PlannedHome[],
  problems: string[],
  isWritten: boolean,
): ImportReport {
  const counts = { new: 0, changed: 0, unchanged: 0, gone: 0, refused: 0 };
  const unknown = new Map<string, number>();
  for (const home of planned) {
    counts[home.outcome] += 1;
    for (const name of home.unknown) {
      if (unknown.has(name) || unknown.size < mostUnknown) unknown.set(name, (unknown.get(name) ?? 0) + 1);
    }
  }
  const homes = planned.map(({ reference, key, position, outcome, merged, pending, findings }) => ({
    ...{ reference, key, position, outcome },
    changes: outcome === 'new' ? [] : (merged?.changes ?? []),
    kept: merged?.kept ?? [],
    pictures: pending.length,
    refusals: findings.refusals,
    notes: findings.notes,
  }));
  const isTelling = ({ outcome, kept, notes }: ImportReport['homes'][number]) =>
    outcome !== 'unchanged' || kept.length > 0 || notes.length > 0;
  return {
    source,
    isWritten,
    counts,
    problems,
    homes: homes.filter(isTelling),
    unknown: Object.fromEntries(unknown),
  };
}

/** Formats a report for people: exactly one line a fact, whatever a feed contains, with the reference, the field, the value and similar names. */
export function describeReport({
  source,
  isWritten,
  counts,
  problems,
  homes,
  unknown,
}: ImportReport): string {
  const numbers = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  const lines = homes.flatMap(
    ({ reference, key, position, outcome, changes, kept, pictures, refusals, notes }) => {
      const name = key || `home ${position} of the feed`;
      const own = reference && reference !== key ? ` (${reference})` : '';
      return [
        `${outcome}: ${name}${own}${pictures > 0 ? `, ${pictures} new pictures` : ''}`,
        ...changes.map(({ field, from, to }) => `  ${field}: ${show(from)} → ${show(to)}`),
        ...kept.map(
          ({ field, from, to }) =>
            `  ${field}: kept ${show(from)}, edited by hand; the feed says ${show(to)}`,
        ),
        ...refusals.map((each) => `  ${describeFinding(each)}`),
        ...notes.map((each) => `  note: ${describeFinding(each)}`),
      ];
    },
  );
  const unread = Object.entries(unknown).map(
    ([name, count]) => `unknown to the reader: ${name} (${count} homes)`,
  );
  const end = isWritten ? 'Written.' : 'Nothing was written: run it again with --write.';
  const last = `${source}: ${numbers.join(', ')}. ${end}`;
  return [...lines, ...unread, ...problems, last].map(oneLine).join('\n');
}

function describeFinding({ field, from, value, message, nearest }: Finding): string {
  const where = from && from !== field ? `${field} (${from})` : field;
  const found = value === '' ? '' : ` found ${value.startsWith('"') ? value : `"${value}"`},`;
  const similar = nearest.length > 0 ? `; known: ${nearest.join(', ')}` : '';
  return `${where}:${found} ${message}${similar}`;
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
