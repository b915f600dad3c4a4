/**
 * `npx tsx tests/bench/lighthouse.bench.ts [runs] [path …]`: what Lighthouse says of the built site on a phone, as our own
 * server sends it; medians of five runs (or as many as are asked for) of each page in both languages. Prints a Markdown
 * table and what keeps a page from full marks, and fails where one is below the bounds.
 */
import type { Result } from 'lighthouse';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { homeForRent } from '../support/examplePages';
import { requireBrowser } from '../support/findBrowser';
import { serveBuiltSite } from '../support/serveBuiltSite';

const [runs = '5', ...asked] = process.argv.slice(2);
const pages = asked.length > 0 ? asked : ['/', '/about/', homeForRent, '/properties/for-rent/in-lusail/'];

type Figure = { name: string; of: (result: Result) => number; isGood: (value: number) => boolean };

const score = (category: string) => (result: Result) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);
const measure = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? Infinity;

const figures: Figure[] = [
  { name: 'performance', of: score('performance'), isGood: (value) => value >= 97 },
  { name: 'accessibility', of: score('accessibility'), isGood: (value) => value === 100 },
  { name: 'best practices', of: score('best-practices'), isGood: (value) => value === 100 },
  { name: 'SEO', of: score('seo'), isGood: (value) => value === 100 },
  { name: 'LCP ms', of: measure('largest-contentful-paint'), isGood: (value) => value <= 1800 },
  { name: 'TBT ms', of: measure('total-blocking-time'), isGood: (value) => value <= 100 },
  { name: 'CLS', of: measure('cumulative-layout-shift'), isGood: (value) => value <= 0.01 },
];

async function main(): Promise<void> {
  const site = await serveBuiltSite();
  const faults: string[] = [];
  let unrecorded = 0;
  console.log(`| page | ${figures.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${figures.map(() => '---:').join('|')}|`);
  try {
    for (const code of localeCodes) {
      for (const page of pages) {
        const path = localisePath(page, code);
        const results: Result[] = [];
        // `localhost` is where browsers allow service workers without TLS.
        while (results.length < Number(runs)) {
          const result = await visit(`http://localhost:${site.port}${path}`);
          if (result) results.push(result);
          else if (++unrecorded > Number(runs)) throw new Error('the browser records nothing');
        }
        const values = figures.map(({ of }) => median(results.map(of)));
        console.log(`| ${path} | ${values.map(show).join(' | ')} |`);
        figures.forEach(({ name, isGood }, place) => {
          const value = values[place] ?? Number.NaN;
          if (!isGood(value)) faults.push(`${path}: ${name} ${show(value)}`);
        });
        faults.push(...lostMarks(results).map((lost) => `${path}: ${lost}`));
      }
    }
  } finally {
    site.stop();
  }
  for (const fault of faults) console.log(`- ${fault}`);
  if (unrecorded > 0)
    console.log(`${unrecorded} visits were made again, as the browser had recorded nothing.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** What Lighthouse says when the browser did not record where the visit began or what it showed. */
const recordingFaults = ['NO_NAVSTART', 'NO_FCP', 'NO_TRACING_STARTED'];

/**
 * One visit by a browser of its own, so that nothing is kept from the visit before.
 * @returns null where the browser recorded nothing
 */
async function visit(url: string): Promise<Result | null> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const { executablePath } = requireBrowser();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  try {
    const outcome = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    const fault = outcome?.lhr.runtimeError;
    if (fault && recordingFaults.includes(fault.code)) return null;
    if (!outcome || fault) throw new Error(fault?.message ?? url);
    return outcome.lhr;
  } finally {
    chrome.kill();
  }
}

/** The audits, besides those of speed, that some visit did not pass in full. */
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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Whole numbers as they are; shifts of the layout are far smaller. */
function show(value: number): string {
  return value > 1 || value === 0 ? value.toFixed(0) : value.toFixed(3);
}

main();
