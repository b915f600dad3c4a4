import type { Result } from 'lighthouse';
import { requireBrowser } from '../support/findBrowser';

type Options = { onlyAudits?: string[]; throttling?: { cpuSlowdownMultiplier: number } };

/** What Lighthouse says when the browser did not record where the visit began or what it showed. */
const recordingFaults = ['NO_NAVSTART', 'NO_FCP', 'NO_TRACING_STARTED'];

/** How often a visit is made that is not recorded, before it is given up. */
const tries = 5;

/** Lighthouse on a phone, on a CPU that many times slower than this one. @throws when it does not succeed */
export function visitWithLighthouse(url: string, cpuSlowdownMultiplier: number): Promise<Result> {
  return visit(url, { throttling: { cpuSlowdownMultiplier } });
}

/** How fast Lighthouse finds this machine: the median of three looks. */
export async function benchmarkIndex(url: string): Promise<number> {
  const found: number[] = [];
  while (found.length < 3) {
    const { environment } = await visit(url, { onlyAudits: ['document-title'] });
    found.push(environment.benchmarkIndex);
  }
  return found.sort((a, b) => a - b)[1] ?? Number.NaN;
}

/** One visit by a browser of its own, so that nothing is kept from the visit before. */
async function visit(url: string, options: Options): Promise<Result> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ]);
  const { executablePath, args } = requireBrowser();
  for (let left = tries; left > 0; left -= 1) {
    const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
    try {
      const outcome = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...options });
      const fault = outcome?.lhr.runtimeError;
      if (fault && recordingFaults.includes(fault.code)) continue;
      if (!outcome || fault) throw new Error(fault?.message ?? url);
      return outcome.lhr;
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`The browser recorded nothing of ${url}`);
}
