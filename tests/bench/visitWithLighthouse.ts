import type { Result } from 'lighthouse';
import { median } from '../../src/domain/calculators/quantile';
import { requireBrowser } from '../support/findBrowser';

type Options = { onlyAudits?: string[]; throttling?: { cpuSlowdownMultiplier: number } };

/** Lighthouse's error codes for an incomplete browser trace. */
const recordingFaults = ['NO_NAVSTART', 'NO_FCP', 'NO_TRACING_STARTED'];

/** Number of attempts if the trace is incomplete. */
const tries = 5;

/** Runs Lighthouse with its phone settings and a CPU multiplier. @throws if it fails */
export function visitWithLighthouse(url: string, cpuSlowdownMultiplier: number): Promise<Result> {
  return visit(url, { throttling: { cpuSlowdownMultiplier } });
}

/** Lighthouse's benchmark index of this machine, as the median of three runs. */
export async function benchmarkIndex(url: string): Promise<number> {
  const found: number[] = [];
  while (found.length < 3) {
    const { environment } = await visit(url, { onlyAudits: ['document-title'] });
    found.push(environment.benchmarkIndex);
  }
  return median(found);
}

/** Runs Lighthouse once with a new browser, so that nothing is cached. */
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
  throw new Error(`The browser recorded no trace of ${url}`);
}
