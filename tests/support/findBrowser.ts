import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { browserPlaces } from './browserPlaces';

/** The browser's path and the arguments that it needs. */
export type Browser = { executablePath: string; args: string[] };

/**
 * Features to switch off. The suggestions of the address bar are two pages of their own in each window, which cost more
 * than a second of processor time per test. Chromium takes only the last list, so the list repeats the features that
 * Playwright switches off itself.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** The properties of a system on which the choice depends. Tests pass other ones. */
export type System = {
  platform: NodeJS.Platform;
  arch: string;
  environment: Readonly<Record<string, string | undefined>>;
  exists: (path: string) => boolean;
  /** Unpacks the browser of the npm package and returns its path. */
  unpack: () => string;
};

const thisSystem: System = {
  platform: process.platform,
  arch: process.arch,
  environment: process.env,
  exists: existsSync,
  unpack: unpackBrowser,
};

/** The error message if `findBrowser` finds no browser. */
export const noBrowser =
  'No Chrome, Chromium or Edge was found: install one, or set CHROMIUM_PATH to its executable.';

/**
 * Returns the first of: CHROMIUM_PATH, the system's Chrome, Chromium or Edge, Playwright's browser, and on Linux x64
 * the browser of an npm package. Stores the choice in CHROMIUM_PATH for child processes.
 * @returns null if there is none
 */
export function findBrowser(system: System = thisSystem): Browser | null {
  const { platform, arch, environment } = system;
  const found =
    environment.CHROMIUM_PATH ||
    [...browserPlaces(platform, environment), chromium.executablePath()].find(system.exists) ||
    (platform === 'linux' && arch === 'x64' ? system.unpack() : null);
  if (!found) return null;
  if (system === thisSystem) process.env.CHROMIUM_PATH = found;
  // Chromium's sandbox does not support root, the usual user in containers.
  const isRoot = process.getuid?.() === 0;
  const features = `--disable-features=${disabledFeatures.join(',')}`;
  return { executablePath: found, args: isRoot ? ['--no-sandbox', features] : [features] };
}

/** The same as `findBrowser`. @throws Error if there is no browser */
export function requireBrowser(): Browser {
  const browser = findBrowser();
  if (!browser) throw new Error(noBrowser);
  return browser;
}

/** Runs in a child process, because the package's API is asynchronous and Playwright's configuration is synchronous. */
function unpackBrowser(): string {
  const script =
    "import('@sparticuz/chromium').then(async (it) => console.log(await it.default.executablePath()))";
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}
