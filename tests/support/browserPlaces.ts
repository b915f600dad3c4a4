import { posix, win32 } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Programs on Linux, by the names that distributions give them. */
const onLinux = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
];

/** Programs on macOS, in the folder for all users or in one's own. */
const onMac = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

/** Programs on Windows, in the folders that its environment names. */
const onWindows = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** Where Chrome, Chromium and Edge are installed on a system, in the order in which they are tried. */
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
