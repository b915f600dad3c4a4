import { describe, expect, it } from 'vitest';
import { moveHome, readHomes } from './homesAsked';

describe('readHomes', () => {
  it.each([
    ['cap-1042', ['cap-1042']],
    ['CAP-1042, jsn12', ['cap-1042', 'jsn12']],
    ['cap-123456789', ['cap-123456789']],
    ['cap-1،cap-2;  cap-1', ['cap-1', 'cap-2']],
  ])('reads %j', (text, expected) => {
    expect(readHomes(text)).toEqual(expected);
  });

  it.each(['', ' , ', 'the villa in The Pearl', 'cap-1042 and cap-1043', 'cap-'])(
    'leaves %j to a person',
    (text) => {
      expect(readHomes(text)).toBeNull();
    },
  );
});

describe('moveHome', () => {
  const list = ['a', 'b', 'c'];

  it.each([
    ['c', -1, ['a', 'c', 'b']],
    ['a', 1, ['b', 'a', 'c']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
  ])('moves %s by %i', (home, places, expected) => {
    expect(moveHome(list, home, places)).toEqual(expected);
  });
});
