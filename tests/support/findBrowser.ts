import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where the browser is, and what it has to be started with. */
export type Browser = { executablePath: string; args: string[] };

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The first of: CHROMIUM_PATH, a Chromium or Chrome of the system, Playwright's own, the one that npm brought along. The
 * choice is kept in CHROMIUM_PATH for the processes that are started from here.
 */
export function findBrowser(): Browser {
  const found =
    process.env.CHROMIUM_PATH ||
    [...systemPaths, chromium.executablePath()].find((path) => existsSync(path)) ||
    unpackBrowser();
  process.env.CHROMIUM_PATH = found;
  // Chromium has no sandbox to offer to root, who runs most containers.
  const isRoot = process.getuid?.() === 0;
  return { executablePath: found, args: isRoot ? ['--no-sandbox'] : [] };
}

/** Unpacks the Chromium inside npm (Linux x64) and says where; its module is asynchronous, a configuration is not. */
function unpackBrowser(): string {
  const script =
    "import('@sparticuz/chromium').then(async (it) => console.log(await it.default.executablePath()))";
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}
