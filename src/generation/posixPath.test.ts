import { posix, win32 } from 'node:path';
import { expect, it } from 'vitest';
import { posixPath } from './posixPath';

it.each([
  ['Windows', win32, 'C:\\site\\content\\areas\\lusail.json', 'C:\\site'],
  ['Linux and macOS', posix, '/site/content/areas/lusail.json', '/site'],
])('a path of %s is written with slashes', (_, system, path, root) => {
  expect(posixPath(system.relative(root, path), system.sep)).toBe('content/areas/lusail.json');
});
