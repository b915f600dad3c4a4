import { describe, expect, it } from 'vitest';
import { isPropertyType } from './vocabulary';

describe('the vocabulary of the search', () => {
  it('knows a property type by its name', () => {
    expect(isPropertyType('office-space')).toBe(true);
    expect(isPropertyType('castle')).toBe(false);
  });
});
