import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importMapping } from '../domain/content/imports';
import { parseContent } from '../generation/parseContent';
import { readContent } from '../generation/readContent';
import { today } from '../generation/today';
import { UnreadableFeed } from './feedHome';
import { importHomes } from './importHomes';
import { describeReport } from './importReport';
import { oneLine } from './oneLine';
import { readFeed } from './readFeed';

const usage = `npm run content:import -- FILE-OR-ADDRESS --source NAME [--write]

  --source NAME       the mapping, content/imports/NAME.json
  --write             write the changes; otherwise they are only shown
  --pictures FOLDER   take pictures from this folder, by file name, instead of fetching them
  --most-pictures N   take in at most N pictures in this run (2000)
  --many-gone         let homes go off the market even if most of them have left the feed
  --report FILE       write the report as JSON, too

Exit code: 0 nothing refused, 1 something refused, 2 the feed cannot be read and nothing was written.`;

/** `npm run content:import`: imports homes from a feed into `content/`. */
async function runImport(): Promise<void> {
  const { values, positionals } = parseArgs({
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
  const root = process.cwd();
  const mapping = readMapping(root, values.source);
  const report = await importHomes(readFeed(from, mapping), {
    ...{ root, mapping, today: today(), mostPictures },
    ...{ write: values.write && !values['dry-run'], pictures: values.pictures ?? null },
    manyGone: values['many-gone'],
  });
  console.log(describeReport(report));
  if (values.report) writeFileSync(values.report, `${JSON.stringify(report, null, 2)}\n`);
  if (report.counts.refused > 0 || report.problems.length > 0) process.exitCode = 1;
}

function readMapping(root: string, source: string) {
  const { items } = readContent(join(root, 'content'), root);
  const mappings = parseContent(items.filter(({ collection }) => collection === 'imports'));
  const found = mappings.content.imports.find((each) => each.source === source);
  if (found) return importMapping.parse(found);
  const known = mappings.content.imports.map((each) => each.source).join(', ');
  throw new UnreadableFeed(
    `content/imports/${source}.json is missing or has faults (npm run content:check lists them). Known: ${known}`,
  );
}

runImport().catch((error: Error) => {
  const isExpected = error instanceof UnreadableFeed || 'code' in error;
  if (error.message === usage) console.error(usage);
  else console.error(isExpected ? oneLine(error.message) : error);
  process.exitCode = 2;
});
