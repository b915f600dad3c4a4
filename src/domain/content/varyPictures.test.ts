import { expect, it } from 'vitest';
import { varyPictures } from './varyPictures';

const home = (first: string, second: string | null) => ({
  gallery: second === null ? [first] : [first, second],
});

it('keeps the first picture of each home if neighbours differ', () => {
  expect(varyPictures([home('a', 'b'), home('c', 'd')])).toEqual(['a', 'c']);
});

it('uses the second picture if the previous home shows the first one', () => {
  expect(varyPictures([home('a', 'b'), home('a', 'c'), home('a', 'd'), home('c', 'a')])).toEqual([
    'a',
    'c',
    'a',
    'c',
  ]);
});

it('compares with the chosen picture of the previous home, not with its first one', () => {
  expect(varyPictures([home('a', 'b'), home('a', 'c'), home('c', 'a')])).toEqual(['a', 'c', 'a']);
});

it('repeats a picture if the home has no other', () => {
  expect(varyPictures([home('a', null), home('a', null)])).toEqual(['a', 'a']);
});
