import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashOfStyles } from './hashOfStyles';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The hash of a build of the renderer, whose own code has the hash `code`. */
function hashOf(code: string): string {
  const compilation = { hash: code };
  const tap = (_order: object, change: (stats: { compilation: { hash?: string } }) => void) =>
    change({ compilation });
  hashOfStyles(folder).apply({ hooks: { done: { tap } } });
  return compilation.hash;
}

it('the hash of the renderer differs after a change of its code or of a style sheet, and not otherwise', () => {
  mkdirSync(join(folder, 'ui'));
  writeFileSync(join(folder, 'ui/Sheet.module.css'), 'a { color: red }');
  const before = hashOf('code');
  writeFileSync(join(folder, 'ui/Sheet.tsx'), '');
  expect(hashOf('code')).toBe(before);
  expect(hashOf('other code')).not.toBe(before);
  writeFileSync(join(folder, 'ui/Sheet.module.css'), 'a { color: tan }');
  expect(hashOf('code')).not.toBe(before);
});
