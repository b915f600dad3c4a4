// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { homesInView } from './homesInView';

it.each([
  ['list', 1440, 900, 2],
  ['list', 1440, 1080, 3],
  ['list', 390, 844, 2],
  ['narrow', 1440, 900, 4],
  ['grid', 1440, 900, 3],
  ['grid', 820, 1180, 4],
  ['grid', 390, 844, 1],
  ['grid', 640, 320, 1],
] as const)('a %s in a window of %i × %i px has %i homes in view', (view, width, height, homes) => {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  expect(homesInView(view)).toBe(homes);
});
