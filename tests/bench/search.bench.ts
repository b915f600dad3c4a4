/**
 * `npm run bench:search -- [homes]`: measures the search in Node with 20,000 homes of one family, compared
 * with Array.filter over objects and, if it is installed, MiniSearch. Prints Markdown tables.
 */
import { gzipSync } from 'node:zlib';
import type { Content } from '../../src/domain/content/collections';
import { relax } from '../../src/domain/search/relax';
import { search } from '../../src/domain/search/search';
import { decodeSearchData } from '../../src/domain/search/searchData';
import { readSentence } from '../../src/domain/search/sentence/readSentence';
import { suggest } from '../../src/domain/search/suggest';
import { planSearchFiles } from '../../src/generation/encodeSearchData';
import { inspectContent } from '../../src/generation/loadContent';
import { arabicSentences } from '../support/arabicSentences';
import { englishSentences } from '../support/englishSentences';
import { madeSearchIndex } from '../support/madeSearchIndex';
import { benchQueries, otherwiseWritten, typedTexts } from './benchQueries';
import { makeHomes, withHomesForRent } from './homesForRent';
import { loadMiniSearch } from './miniSearch';
import { plainHomes, plainSearch, plainSuggest } from './plainSearch';

/** Milliseconds of each run, fastest first. */
type Times = number[];

function timeEach<T>(inputs: readonly T[], run: (input: T) => unknown): Times {
  const times = inputs.map((input) => {
    const start = performance.now();
    run(input);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b);
}

function at(times: Times, share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

function show(times: Times | null, share: number): string {
  return times ? `${at(times, share).toFixed(2)} ms` : '–';
}

/** The ratio of medians of another implementation and ours. */
function ratio(times: Times | null, ours: Times): string {
  return times ? `${(at(times, 0.5) / at(ours, 0.5)).toFixed(1)}×` : '–';
}

function printRow(task: string, ours: Times, plain: Times | null, mini: Times | null): void {
  const cells = [
    show(ours, 0.5),
    show(ours, 0.95),
    show(plain, 0.5),
    ratio(plain, ours),
    show(mini, 0.5),
    ratio(mini, ours),
  ];
  console.log(`| ${task} | ${cells.join(' | ')} |`);
}

function printSizes(content: Content): void {
  console.log('\n| file | homes | bytes gz | a home |\n|---|---|---|---|');
  for (const [path, text] of planSearchFiles(content).texts) {
    const homes: number = JSON.parse(text).count ?? 0;
    if (homes === 0 && !path.includes('words')) continue;
    const bytes = gzipSync(text).length;
    const each = homes > 0 ? (bytes / homes).toFixed(1) : '–';
    console.log(`| ${path.split('/').at(-1)?.split('.')[0]} | ${homes || '–'} | ${bytes} | ${each} |`);
  }
}

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 20_000);
  const real = inspectContent(process.cwd()).content;
  const made = makeHomes(count, real);
  printSizes({ ...real, listings: made });
  const content = withHomesForRent(real, made);
  printSizes(content);

  const { files, texts } = planSearchFiles(content);
  const longest = texts.get(files.data['residential-rent'] ?? '') ?? '';
  const { words } = madeSearchIndex(content, 'residential', 'rent');
  const unpacking = timeEach(Array(9).fill(longest), (text) => decodeSearchData(JSON.parse(text), words));
  console.log(`\nReading and unpacking the file: ${show(unpacking, 0.5)}.`);
  const warm = madeSearchIndex(content, 'residential', 'rent');
  const cold = madeSearchIndex(content, 'residential', 'rent');
  const homes = plainHomes(content.listings, content.areas);
  const mini = await loadMiniSearch(homes, cold.words);
  const queries = benchQueries(400, content.areas, 1);
  const withText = benchQueries(400, content.areas, 2).map((query, index) => ({
    ...query,
    text: typedTexts[index % typedTexts.length] ?? '',
  }));
  for (const query of [...queries, ...withText]) search(warm.data, warm.words, query);
  for (const text of typedTexts) suggest(warm.data, warm.words, text);
  for (const sort of ['highest', 'lowest', 'per-metre'] as const) {
    const [first = 0] = timeEach([{ ...queries[0], sort }], (query) =>
      search(cold.data, cold.words, query as (typeof queries)[0]),
    );
    console.log(`\nThe first search by ${sort} also puts all in order: ${first.toFixed(1)} ms.`);
  }
  const [first = 0] = timeEach(['lusail'], (text) => suggest(cold.data, cold.words, text));
  console.log(`\nThe first key pressed also makes the index of names: ${first.toFixed(1)} ms.`);

  console.log('\n| task | ours | ours p95 | Array.filter | | MiniSearch | |\n|---|---|---|---|---|---|---|');
  printRow(
    'filters and order',
    timeEach(queries, (query) => search(cold.data, cold.words, query)),
    timeEach(queries, (query) => plainSearch(homes, query)),
    null,
  );
  printRow(
    'text, filters and order',
    timeEach(withText, (query) => search(cold.data, cold.words, query)),
    timeEach(withText, (query) => plainSearch(homes, query)),
    mini && timeEach(withText, (query) => mini.search(query.text)),
  );
  const fresh = madeSearchIndex(content, 'residential', 'rent');
  suggest(fresh.data, fresh.words, 'index');
  printRow(
    'suggestions for each key',
    timeEach(typedTexts, (text) => suggest(fresh.data, fresh.words, text)),
    timeEach(typedTexts, (text) => plainSuggest(homes, text)),
    mini && timeEach(typedTexts, (text) => mini.suggest(text)),
  );
  const sentences = [englishSentences, arabicSentences].flatMap((all) => all.trim().split('\n'));
  const typed = sentences.map((line) => line.split(' → ')[0] ?? '');
  const unread = madeSearchIndex(content, 'residential', 'rent');
  suggest(unread.data, unread.words, 'index');
  const read = (text: string) => readSentence(text, unread.data, unread.words, unread.data);
  // Each key reads the text again, so a sentence that has been typed was read many times.
  printRow('reading the first sentences', timeEach(typed, read), null, null);
  printRow('reading a sentence', timeEach(typed, read), null, null);
  printRow(
    'what to relax',
    timeEach(queries, (query) => relax(cold.data, cold.words, query)),
    null,
    null,
  );

  const meant = (suggestAreas: (text: string) => string[]) =>
    otherwiseWritten.filter(([typed, area]) => suggestAreas(typed).slice(0, 3).includes(area)).length;
  const ours = meant((text) =>
    suggest(fresh.data, fresh.words, text).flatMap((found) => (found.kind === 'place' ? [found.area] : [])),
  );
  const theirs = mini ? `, MiniSearch ${meant(mini.suggestAreas)}` : '';
  console.log(
    `\nOf ${otherwiseWritten.length} names written otherwise, among the first three: ours ${ours}${theirs}.`,
  );
}

main();
