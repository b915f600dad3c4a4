import { basename, join } from 'node:path';
import type { Content } from '../domain/content/collections';
import { defaultLocale } from '../i18n/locales';
import { allChecks } from './checks/allChecks';
import type { CheckInput } from './checks/check';
import { checkDictionaries } from './checks/dictionaries';
import { checkPlans } from './checks/media';
import { checkNeeded } from './checks/needed';
import { checkPictureFiles } from './checks/pictureFiles';
import { readDictionaryFiles } from './checks/readDictionaryFiles';
import { checkNames } from './contentSchemas';
import { byPlace, describeFaults, type Fault, isWarning } from './fault';
import { locateFaults } from './locateFaults';
import { parseContent } from './parseContent';
import { readContent } from './readContent';
import { show } from './show';
import { strayFile } from './strayFault';
import { today } from './today';

export type Inspected = { content: Content; faults: Fault[] };

/**
 * Reads, parses and checks a content folder. It does not check picture files, dictionaries and required items;
 * `inspectProject` does.
 * @returns everything that could be parsed, and all faults
 */
export function inspectContent(root: string, day = latestDay()): Inspected {
  const { content, faults } = readAndCheck(root, day);
  return { content, faults: tidy(faults, root) };
}

/**
 * Runs all checks of `content:check`: content, pictures and dictionaries.
 * @param day ISO date with which dates that must not be in the future are compared
 */
export async function inspectProject(root: string, day = latestDay()): Promise<Inspected> {
  const { input, content, faults } = readAndCheck(root, day);
  const dictionaries = readDictionaryFiles(root);
  const plans = dictionaries.words[defaultLocale].filter(({ namespace }) => namespace === 'plans');
  const all = [
    ...faults,
    ...checkNeeded(input),
    ...(await checkPictureFiles(input)),
    ...(plans.length > 0
      ? checkPlans(input, Object.fromEntries(plans.map(({ key, text }) => [key, text])))
      : []),
    ...checkDictionaries(dictionaries),
    // Entries with faults are not in the content, so the names are compared only if there are none.
    ...(faults.length === 0 ? checkNames(root, content) : []),
  ];
  return { content, faults: tidy(all, root) };
}

/** The error for content with faults. Its message lists all of them. */
export class ContentFaults extends Error {
  override readonly name = 'ContentFaults';

  constructor(readonly faults: readonly Fault[]) {
    super(describeFaults(faults));
  }
}

/**
 * Loads the content of the project.
 * @throws ContentFaults if there are any
 */
export async function loadContent(root: string): Promise<Content> {
  const { content, faults } = await inspectProject(root);
  const errors = faults.filter((fault) => !isWarning(fault));
  if (errors.length > 0) throw new ContentFaults(errors);
  return content;
}

function readAndCheck(root: string, day: string): Inspected & { input: CheckInput } {
  const folder = join(root, 'content');
  const raw = readContent(folder, root);
  const { content, items, faults } = parseContent(raw.items);
  const input: CheckInput = { items, folder, root, today: day };
  const checked = allChecks.flatMap((check) => check(input));
  return { content, input, faults: [...raw.faults, ...faults, ...checked] };
}

/** The later of the current day and the build day: `BUILD_DATE` may be in the past. */
function latestDay(): string {
  const [, later = today()] = [today(), today(new Date(), '')].sort();
  return later;
}

/** Keeps the first fault of each field, or its first warning if it has no fault, adds positions and sorts by file. */
function tidy(faults: readonly Fault[], root: string): Fault[] {
  const seen = new Set<string>();
  const stray = faults.filter(({ found }) => found === strayFile).map(({ file }) => basename(file));
  const inOrder = [...faults].sort((a, b) => Number(isWarning(a)) - Number(isWarning(b)));
  const first = inOrder.filter(({ file, path, found, line }) => {
    // A stray file is reported once, even if metadata names it.
    if (path === 'file' && stray.some((name) => found === show(name))) return false;
    const place = `${file} ${path} ${path === '' || line !== undefined ? `${line} ${seen.size}` : ''}`;
    return !seen.has(place) && Boolean(seen.add(place));
  });
  return locateFaults(first, root).sort(byPlace);
}
