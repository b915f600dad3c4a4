import { type Browser, chromium, type Page } from 'playwright';
import { localisePath } from '../../src/domain/site/paths';
import { planSearchFiles } from '../../src/generation/encodeSearchData';
import { inspectContent } from '../../src/generation/loadContent';
import type { LocaleCode } from '../../src/i18n/locales';
import { requireBrowser } from '../support/findBrowser';
import { words } from '../support/plannedSite';
import { slowdownToReference } from './cpuSlowdown';
import { makeHomes, withHomesForRent } from './homesForRent';
import { requireServer } from './requireServer';
import { type Paints, timeCompletion, timeInputs, timeOwnable } from './searchInputs';
import { benchmarkIndex } from './visitWithLighthouse';

/**
 * Measures the time from an input on the search screen to the frame that shows the change: with the real homes on a
 * fast and a slow processor, and with 20,000 generated ones. The slow one follows from the machine's benchmark index, so
 * that it stands for the same phone on each machine. Run with `npm run bench:paint --
 * [address] [homes] [language]` while `npm run serve` is running. Prints a Markdown table with values over the limit in
 * bold.
 */
const origin = process.argv[2] ?? 'http://127.0.0.1:9000';
const many = Number(process.argv[3] ?? 20_000);
const code: LocaleCode = process.argv[4] === 'ar' ? 'ar' : 'en';
const rounds = 3;
/** How much slower the slow processor is than a desktop with a benchmark index of 1,766. */
const times = 6;

type Setting = { name: string; slower: number; limit: number; files: Map<string, string> | null };

async function main(): Promise<void> {
  await requireServer(origin);
  const index = await benchmarkIndex(`${origin}/about/`);
  const slowdown = slowdownToReference(times, index);
  console.log(
    `Benchmark index ${index.toFixed(0)}: ${times} times slower is ${slowdown.toFixed(1)} times here.\n`,
  );
  const settings: Setting[] = [
    { name: 'as it is', slower: 1, limit: 50, files: null },
    { name: `${times} times slower`, slower: slowdown, limit: 100, files: null },
    { name: `${many.toLocaleString('en')} homes`, slower: 1, limit: 100, files: manyHomes() },
  ];
  const browser = await chromium.launch(requireBrowser());
  const all: [Setting, Paints][] = [];
  for (const setting of settings) all.push([setting, await timeSetting(browser, setting)]);
  await browser.close();

  const heads = all.map(([{ name, limit }]) => `${name} (${limit} ms) | worst`);
  console.log(`| input | ${heads.join(' | ')} |\n|---|${'---|'.repeat(heads.length * 2)}`);
  for (const input of all[0]?.[1].keys() ?? []) {
    const cells = all.flatMap(([{ limit }, paints]) => {
      const times = [...(paints.get(input) ?? [])].sort((a, b) => a - b);
      return [times[times.length >> 1], times.at(-1)].map((time) => show(time, limit));
    });
    console.log(`| ${input} | ${cells.join(' | ')} |`);
  }
}

function show(time: number | undefined, limit: number): string {
  if (time === undefined) return '–';
  return time > limit ? `**${time.toFixed(0)}**` : time.toFixed(0);
}

async function timeSetting(browser: Browser, setting: Setting): Promise<Paints> {
  const paints: Paints = new Map();
  const visits = [
    ['/properties/for-rent/in-qatar/', timeInputs],
    ['/properties/for-sale/in-qatar/', timeOwnable],
    ['/off-plan-properties/for-sale/in-qatar/', timeCompletion],
  ] as const;
  for (let round = 0; round < rounds; round += 1) {
    // All generated homes are for rent.
    for (const [path, timeVisit] of setting.files ? visits.slice(0, 1) : visits) {
      const page = await openResults(browser, path, setting);
      await timeVisit(page, paints, code);
      await page.close();
    }
  }
  return paints;
}

/** Opens results and waits until the browser has rendered its own and is idle. */
async function openResults(browser: Browser, path: string, { slower, files }: Setting): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => window.localStorage.setItem('language', 'chosen'));
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  if (files) await answerWith(page, files);
  await page.goto(origin + localisePath(path, code), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: words[code]('results.allFilters'), disabled: false }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** The search data files of a site with many homes for rent. */
function manyHomes(): Map<string, string> {
  const real = inspectContent(process.cwd()).content;
  const { texts } = planSearchFiles(withHomesForRent(real, makeHomes(many, real)));
  return new Map([...texts].map(([address, text]) => [nameOf(address), text]));
}

async function answerWith(page: Page, files: Map<string, string>): Promise<void> {
  await page.route('**/search/*.json', (route) => {
    const body = files.get(nameOf(new URL(route.request().url()).pathname));
    return body ? route.fulfill({ body, contentType: 'application/json' }) : route.continue();
  });
}

/** `/search/residential-rent.1f….json` → `residential-rent`. */
function nameOf(address: string): string {
  return address.split('/').at(-1)?.split('.')[0] ?? '';
}

main();
