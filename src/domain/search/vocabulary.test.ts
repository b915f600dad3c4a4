import { describe, expect, it } from 'vitest';
import { isPropertyType } from './vocabulary';

describe('vocabulary', () => {
  it('recognises property types', () => {
    expect(isPropertyType('office-space')).toBe(true);
    expect(isPropertyType('castle')).toBe(false);
  });
});
