import { allChecks } from '../generation/checks/allChecks';
import { checkListingWords } from '../generation/checks/listingWords';
import { checkWords } from '../generation/checks/words';
import { isWarning } from '../generation/fault';
import { parseContent } from '../generation/parseContent';
import type { RawItem } from '../generation/readContent';
import { pictureEntryOf } from './pictureEntryOf';
import type { PlannedHome } from './planChanges';

/** The checks that can refuse a home. Those of style only warn, and take the most time and memory. */
const checks = allChecks.filter((check) => check !== checkListingWords && check !== checkWords);

/** The folders and the day that the checks need. */
export type CheckPlace = { root: string; folder: string; today: string };

/**
 * Runs the checks of `content:check` on the content as it would be, and refuses each home with a fault of its own. As a
 * refused home may have caused the fault of another, the checks run again without it.
 */
export function checkPlan(
  planned: readonly PlannedHome[],
  items: readonly RawItem[],
  place: CheckPlace,
): void {
  for (;;) {
    const written = planned.filter(({ merged, outcome }) => merged && isWritten(outcome));
    if (written.length === 0) return;
    const byFile = new Map(written.map((home) => [fileOf(home), home]));
    const candidates = written.map(
      (home): RawItem => ({
        ...{ collection: 'listings', name: String(home.reference), file: fileOf(home) },
        ...{ data: home.merged?.data, texts: {}, isReadable: true },
      }),
    );
    const pictures = written.flatMap(({ pending, merged }) =>
      pending.map(({ file, photo }): RawItem => {
        const name = file.replace(/\.jpg$/, '');
        const data = pictureEntryOf(file, photo, merged?.data ?? {}, 0);
        return {
          collection: 'pictures',
          name,
          file: `content/pictures/${name}.json`,
          data,
          texts: {},
          isReadable: true,
        };
      }),
    );
    const others = items.filter(({ file }) => !byFile.has(file));
    const parsed = parseContent([...others, ...candidates, ...pictures]);
    const input = { items: parsed.items, ...place };
    const faults = [...parsed.faults, ...checks.flatMap((check) => check(input))];
    const refused = new Set<PlannedHome>();
    for (const fault of faults) {
      const home = byFile.get(fault.file);
      if (!home || isWarning(fault)) continue;
      refused.add(home);
      home.findings.refuse(
        fault.path,
        { value: fault.found, from: '' },
        `content:check expects ${fault.expected}`,
      );
    }
    if (refused.size === 0) return;
    for (const home of refused) refuse(home);
  }
}

/** Whether a home of this outcome is written to its file. */
export function isWritten(outcome: PlannedHome['outcome']): boolean {
  return outcome === 'new' || outcome === 'changed' || outcome === 'gone';
}

/** Makes a planned home a refused one: what is here of it stays as it is. */
export function refuse(home: PlannedHome): void {
  home.outcome = 'refused';
  home.merged = null;
  home.pending = [];
  home.mergeWith = null;
}

function fileOf({ reference }: PlannedHome): string {
  return `content/listings/${reference}.json`;
}
