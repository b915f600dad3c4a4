import { posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Paths on Linux, with the names used by distributions. The headless shell has no windows, which makes it faster. */
const onLinux = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
];

/** Applications on macOS, in the folder for all users or in the user's own. */
const onMac = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

/** Paths on Windows, in the folders named by environment variables. */
const onWindows = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Returns the possible paths of Chrome, Chromium and Edge on a system, in order of preference. */
export function browserPlaces(platform: NodeJS.Platform, environment: Environment): string[] {
  if (platform === 'linux') return onLinux;
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(environment.HOME ?? '/', 'Applications')];
    return onMac.flatMap((name) =>
      folders.map((folder) => posix.join(folder, `${name}.app/Contents/MacOS`, name)),
    );
  }
  if (platform !== 'win32') return [];
  const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(
    (name) => environment[name] ?? [],
  );
  return onWindows.flatMap((program) => folders.map((folder) => win32.join(folder, program)));
}
