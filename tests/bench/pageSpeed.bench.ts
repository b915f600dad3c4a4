import { chromium, type Page } from 'playwright';
import { median } from '../../src/domain/calculators/quantile';
import { localisePath } from '../../src/domain/site/paths';
import { localeCodes } from '../../src/i18n/locales';
import { homeForRent } from '../support/examplePages';
import { requireBrowser } from '../support/findBrowser';
import { requireServer } from './requireServer';

/**
 * Measures page loads on a phone: largest contentful paint, layout shift and blocking time, as medians of five loads
 * with an empty cache, four times CPU throttling and Lighthouse's slow 4G (1.6 Mbit/s, 150 ms round trip). Run with
 * `npm run bench:pages -- [address]` while `npm run serve` is running.
 */
const origin = process.argv[2] ?? 'http://127.0.0.1:9000';
const visits = 5;
const settle = 2500;

const pages: [name: string, path: string][] = [
  ['home', '/'],
  ['content', '/rent/tenants-guide/'],
  ['property', homeForRent],
  ['search', '/properties/for-rent/in-qatar/'],
];

type Speed = { lcp: number; cls: number; tbt: number; ready: number };

async function main(): Promise<void> {
  await requireServer(origin);
  const browser = await chromium.launch(requireBrowser());
  const visit = async (path: string): Promise<Speed> => {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watch);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForTimeout(settle);
    const speed = await page.evaluate(() => (window as unknown as { speed: Speed }).speed);
    await context.close();
    return speed;
  };
  console.log('page            LCP ms   CLS     TBT ms   ready ms');
  for (const code of localeCodes) {
    for (const [name, path] of pages) {
      const speeds: Speed[] = [];
      for (let count = 0; count < visits; count += 1) speeds.push(await visit(localisePath(path, code)));
      const of = (key: keyof Speed) => median(speeds.map((speed) => speed[key]));
      console.log(
        `${`${name} ${code}`.padEnd(14)} ${of('lcp').toFixed(0).padStart(7)}  ${of('cls').toFixed(4)}  ${of('tbt').toFixed(0).padStart(6)}  ${of('ready').toFixed(0).padStart(8)}`,
      );
    }
  }
  await browser.close();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Runs in the page. Blocking time is the time of tasks beyond 50 ms after the first paint. */
function watch(): void {
  const speed = { lcp: 0, cls: 0, tbt: 0, ready: 0 };
  Object.assign(window, { speed });
  const observe = (type: string, act: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    speed.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) speed.cls += value;
  });
  observe('longtask', ({ duration }) => {
    speed.tbt += Math.max(0, duration - 50);
  });
  observe('mark', ({ name, startTime }) => {
    if (name === 'onInitialClientRender') speed.ready = startTime;
  });
}

main();
