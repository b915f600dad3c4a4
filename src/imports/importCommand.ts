import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportMapping } from '../domain/content/imports';
import { parseContent } from '../generation/parseContent';
import { readContent } from '../generation/readContent';
import { UnreadableFeed } from './feedHome';
import { importHomes } from './importHomes';
import { describeReport } from './importReport';
import { oneLine } from './oneLine';
import { readFeed } from './readFeed';

const usage = `npm run content:import -- FILE-OR-ADDRESS --source NAME [--write]

  --source NAME       the mapping, content/imports/NAME.json
  --write             write the changes; otherwise they are only shown
  --dry-run           only show the changes, even with --write
  --pictures FOLDER   take pictures from this folder, by file name, instead of fetching them
  --most-pictures N   take in at most N pictures in this run (2000)
  --many-gone         let homes go off the market even if most of them have left the feed
  --report FILE       write the report as JSON, too

Exit code: 0 nothing refused, 1 something refused, 2 the feed cannot be read and nothing was written, 3 another error
ended the run.`;

/** Where a command runs, and what it prints to. */
export type CommandPlace = {
  /** The root of the project. */
  root: string;
  /** ISO date. */
  today: string;
  print: (text: string) => void;
  printError: (text: string) => void;
};

/**
 * Imports homes from a feed into `content/` and prints the report.
 * @param args the arguments of `npm run content:import`
 * @returns the exit code, see `usage`
 */
export async function importCommand(args: string[], place: CommandPlace): Promise<number> {
  try {
    return await run(args, place);
  } catch (error) {
    const { message, stack } = error as Error;
    const isOfUser = error instanceof UnreadableFeed || isArgumentError(error);
    const isExpected = isOfUser || (error as NodeJS.ErrnoException).code !== undefined;
    place.printError(message === usage ? usage : isExpected ? oneLine(message) : (stack ?? message));
    return isOfUser ? 2 : 3;
  }
}

async function run(args: string[], { root, today, print }: CommandPlace): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      write: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      pictures: { type: 'string' },
      'most-pictures': { type: 'string', default: '2000' },
      'many-gone': { type: 'boolean', default: false },
      report: { type: 'string' },
    },
  });
  const [from] = positionals;
  if (from === undefined || positionals.length > 1 || !values.source) throw new UnreadableFeed(usage);
  const mostPictures = Number(values['most-pictures']);
  if (!Number.isInteger(mostPictures) || mostPictures < 0) throw new UnreadableFeed(usage);
  if (values.pictures !== undefined && !existsSync(values.pictures))
    throw new UnreadableFeed(`--pictures: there is no folder ${values.pictures}`);
  const mapping = readMapping(root, values.source);
  const report = await importHomes(readFeed(from, mapping), {
    ...{ root, mapping, today, mostPictures },
    ...{ write: values.write && !values['dry-run'], pictures: values.pictures ?? null },
    manyGone: values['many-gone'],
  });
  print(describeReport(report));
  if (values.report) writeFileSync(values.report, `${JSON.stringify(report, null, 2)}\n`);
  return report.counts.refused > 0 || report.problems.length > 0 ? 1 : 0;
}

function readMapping(root: string, source: string): ImportMapping {
  const { items } = readContent(join(root, 'content'), root);
  const mappings = parseContent(items.filter(({ collection }) => collection === 'imports'));
  const found = mappings.content.imports.find((each) => each.source === source);
  if (found) return found;
  const known = mappings.content.imports.map((each) => each.source).join(', ');
  throw new UnreadableFeed(
    `content/imports/${source}.json is missing or has faults (npm run content:check lists them). Known: ${known}`,
  );
}

function isArgumentError(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
