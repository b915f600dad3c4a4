import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserPlaces } from './browserPlaces';

/** Where the browser is, and what it has to be started with. */
export type Browser = { executablePath: string; args: string[] };

/** What a system offers; tests describe another one. */
export type System = {
  platform: NodeJS.Platform;
  arch: string;
  environment: Readonly<Record<string, string | undefined>>;
  exists: (path: string) => boolean;
  /** Unpacks the browser inside npm and says where. */
  unpack: () => string;
};

const thisSystem: System = {
  platform: process.platform,
  arch: process.arch,
  environment: process.env,
  exists: existsSync,
  unpack: unpackBrowser,
};

/** What to do where `findBrowser` finds none. */
export const noBrowser =
  'There is no Chrome, Chromium or Edge here: install one, or set CHROMIUM_PATH to its program.';

/**
 * The first of: CHROMIUM_PATH, a Chrome, Chromium or Edge of the system, Playwright's own, and on Linux x64 the one
 * inside npm. The choice is kept in CHROMIUM_PATH for the processes that are started from here.
 * @returns null where there is none
 */
export function findBrowser(system: System = thisSystem): Browser | null {
  const { platform, arch, environment } = system;
  const found =
    environment.CHROMIUM_PATH ||
    [...browserPlaces(platform, environment), chromium.executablePath()].find(system.exists) ||
    (platform === 'linux' && arch === 'x64' ? system.unpack() : null);
  if (!found) return null;
  if (system === thisSystem) process.env.CHROMIUM_PATH = found;
  // Chromium has no sandbox to offer to root, who runs most containers.
  const isRoot = process.getuid?.() === 0;
  return { executablePath: found, args: isRoot ? ['--no-sandbox'] : [] };
}

/** The browser, for a program that can do nothing without one. @throws when there is none */
export function requireBrowser(): Browser {
  const browser = findBrowser();
  if (!browser) throw new Error(noBrowser);
  return browser;
}

/** Its module is asynchronous, a configuration is not. */
function unpackBrowser(): string {
  const script =
    "import('@sparticuz/chromium').then(async (it) => console.log(await it.default.executablePath()))";
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}
