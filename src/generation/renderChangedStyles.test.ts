import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporaryFolder';
import { renderChangedStyles } from './renderChangedStyles';

it('pages are rendered again after a change of a style sheet, until a build is complete', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'ui'));
  const sheet = join(folder, 'ui/Sheet.module.css');
  const start = () => {
    const dispatch = vi.fn();
    const complete = renderChangedStyles({ dispatch }, folder, join(folder, 'record'));
    return { isAsked: dispatch.mock.calls.length === 1, complete };
  };
  writeFileSync(sheet, 'a { color: red }');
  expect(start().isAsked).toBe(true);
  const second = start();
  expect(second.isAsked).toBe(true);
  second.complete();
  writeFileSync(join(folder, 'ui/Sheet.tsx'), '');
  expect(start().isAsked).toBe(false);
  writeFileSync(sheet, 'a { color: tan }');
  expect(start().isAsked).toBe(true);
});
