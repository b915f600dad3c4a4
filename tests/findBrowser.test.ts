import { describe, expect, it } from 'vitest';
import { findBrowser, type System } from './support/findBrowser';

const system = (given: Partial<System>, installed: string[] = []): System => ({
  platform: 'linux',
  arch: 'x64',
  environment: {},
  exists: (path) => installed.includes(path),
  unpack: () => '/tmp/chromium',
  ...given,
});
const programOf = (given: System) => findBrowser(given)?.executablePath ?? null;

const windows = {
  platform: 'win32' as const,
  environment: {
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\sara\\AppData\\Local',
  },
};
const mac = { platform: 'darwin' as const, arch: 'arm64', environment: { HOME: '/Users/sara' } };

describe('the tests use', () => {
  it.each([
    ['Chrome on Windows', windows, 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    [
      'Chrome of one user on Windows',
      windows,
      'C:\\Users\\sara\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'Edge, which comes with Windows',
      windows,
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    ['Chrome on macOS', mac, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['Chromium of one user on macOS', mac, '/Users/sara/Applications/Chromium.app/Contents/MacOS/Chromium'],
    ['Edge on macOS', mac, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['Chromium on Linux', { arch: 'arm64' }, '/usr/bin/chromium'],
  ])('%s', (_, given, program) => {
    expect(programOf(system(given, [program]))).toBe(program);
  });

  it('the browser in CHROMIUM_PATH before all others', () => {
    const given = system({ environment: { CHROMIUM_PATH: '/opt/chrome' } }, ['/usr/bin/chromium']);
    expect(programOf(given)).toBe('/opt/chrome');
  });

  it('the browser of the npm package on Linux x64, where it runs', () => {
    expect(programOf(system({}))).toBe('/tmp/chromium');
  });

  it.each([
    ['Windows', windows],
    ['macOS', mac],
    ['Linux arm64', { arch: 'arm64' }],
  ])('none on %s where none is installed', (_, given) => {
    expect(programOf(system(given))).toBeNull();
  });
});
