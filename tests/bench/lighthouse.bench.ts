/**
 * `npm run bench:lighthouse -- [runs] [page …]`: measures the built site on our own server with Lighthouse's phone
 * settings, as medians of five (or `runs`) runs of each page in both languages. A page is a path or a name from
 * `examplePages` with dashes (`home-for-sale`); `all` means all of them. The CPU multiplier follows from the machine's
 * benchmark index, so that figures of different machines are comparable. The pages take turns, so that noise affects
 * all of them. Prints a Markdown table and failed audits, and fails if a page is out of bounds.
 */
import type { Result } from 'lighthouse';
import { median } from '../../src/domain/calculators/quantile';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { examplePages } from '../support/examplePages';
import { serveBuiltSite } from '../support/serveBuiltSite';
import { blockingLimit, cpuSlowdown } from './cpuSlowdown';
import { benchmarkIndex, visitWithLighthouse } from './visitWithLighthouse';

const named = new Map(examplePages.map(([name, path]) => [name.toLowerCase().replaceAll(' ', '-'), path]));
const usual = ['home', 'home-for-rent', 'home-for-sale', 'results'];
const aboutPath = '/about/';

const [runs = '5', ...asked] = process.argv.slice(2);

type Figure = { name: string; of: (result: Result) => number; isGood: (value: number) => boolean };

const score = (category: string) => (result: Result) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const measure = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? Infinity;
const blocking = measure('total-blocking-time');

const figures: Figure[] = [
  { name: 'performance', of: score('performance'), isGood: (value) => value >= 97 },
  { name: 'accessibility', of: score('accessibility'), isGood: (value) => value === 100 },
  { name: 'best practices', of: score('best-practices'), isGood: (value) => value === 100 },
  { name: 'SEO', of: score('seo'), isGood: (value) => value === 100 },
  { name: 'LCP ms', of: measure('largest-contentful-paint'), isGood: (value) => value <= 1800 },
  { name: 'TBT ms', of: blocking, isGood: (value) => value <= 100 },
  { name: 'CLS', of: measure('cumulative-layout-shift'), isGood: (value) => value <= 0.01 },
];

async function main(): Promise<void> {
  const site = await serveBuiltSite();
  const faults: string[] = [];
  try {
    // Browsers allow service workers without TLS on `localhost`.
    const address = `http://localhost:${site.port}`;
    const index = await benchmarkIndex(address);
    const slowdown = cpuSlowdown(index);
    console.log(`Benchmark index ${index.toFixed(0)}: the CPU is slowed down ${slowdown.toFixed(1)} times.`);
    const visits = await visitInTurns(address, pagesAsked(), slowdown);
    const indexes = [...visits.values()].flat().map(({ environment }) => environment.benchmarkIndex);
    console.log(`During the visits the index was ${Math.min(...indexes)} to ${Math.max(...indexes)}.\n`);
    console.log(`| page | ${figures.map(({ name }) => name).join(' | ')} | TBT / about |`);
    console.log(`|---|${figures.map(() => '---:').join('|')}|---:|`);
    for (const code of localeCodes) {
      const about = median(visits.get(localisePath(aboutPath, code))?.map(blocking) ?? []);
      for (const page of pagesAsked()) {
        const path = localisePath(page, code);
        const results = visits.get(path) ?? [];
        const values = figures.map(({ of }) => median(results.map(of)));
        const blocked = median(results.map(blocking));
        const ratio = about > 0 ? (blocked / about).toFixed(1) : '–';
        console.log(`| ${path} | ${values.map(show).join(' | ')} | ${ratio} |`);
        figures.forEach(({ name, isGood }, place) => {
          const value = values[place] ?? Number.NaN;
          if (!isGood(value)) faults.push(`${path}: ${name} ${show(value)}`);
        });
        const limit = blockingLimit(about);
        if (blocked > limit) faults.push(`${path}: TBT ${show(blocked)} ms, over ${show(limit)} ms`);
        faults.push(...lostMarks(results).map((lost) => `${path}: ${lost}`));
      }
    }
    console.log(
      '\nAllowed TBT: 1.5 times that of the page about us in the same run, or 50 ms where that is more.',
    );
  } finally {
    site.stop();
  }
  for (const fault of faults) console.log(`- ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** Paths without language prefix. The about page is first, because the others are compared with it. */
function pagesAsked(): string[] {
  const names = asked.length === 0 ? usual : asked.includes('all') ? [...named.keys()] : asked;
  const paths = names.map((name) => {
    const path = name.startsWith('/') ? name : named.get(name);
    if (!path)
      throw new Error(`There is no page "${name}": give a path, or one of ${[...named.keys()].join(', ')}`);
    return path;
  });
  // Lighthouse does not audit responses with an error status.
  return [...new Set([aboutPath, ...paths])].filter((path) => path !== named.get('not-found'));
}

/** The results of all runs, by page path including language. */
async function visitInTurns(address: string, pages: readonly string[], slowdown: number) {
  const paths = localeCodes.flatMap((code) => pages.map((page) => localisePath(page, code)));
  const visits = new Map<string, Result[]>(paths.map((path) => [path, []]));
  for (let run = 0; run < Number(runs); run += 1) {
    for (const path of paths) {
      const result = await visitWithLighthouse(address + path, slowdown);
      visits.get(path)?.push(result);
      // All pages take more than an hour: each figure is shown as soon as it is known.
      console.error(`${run + 1}/${runs} ${path}: TBT ${show(blocking(result))} ms`);
    }
  }
  return visits;
}

/** The failed audits of accessibility, best practices and SEO. */
function lostMarks(results: readonly Result[]): string[] {
  const lost = results.flatMap(({ categories, audits }) =>
    ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} (${audits[id]?.title})`),
    ),
  );
  return [...new Set(lost)];
}

/** Formats a figure: whole numbers without decimals, layout shifts with. */
function show(value: number): string {
  return value > 1 || value === 0 ? value.toFixed(0) : value.toFixed(3);
}

main();
