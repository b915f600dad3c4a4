import { expect, it } from 'vitest';
import { varyPictures } from './varyPictures';

const home = (first: string, second: string | null) => ({
  gallery: second === null ? [first] : [first, second],
});

it('keeps the first picture of each home where neighbours differ', () => {
  expect(varyPictures([home('a', 'b'), home('c', 'd')])).toEqual(['a', 'c']);
});

it('takes the second picture where the home before opens with the same one', () => {
  expect(varyPictures([home('a', 'b'), home('a', 'c'), home('a', 'd'), home('c', 'a')])).toEqual([
    'a',
    'c',
    'a',
    'c',
  ]);
});

it('compares with the picture that was chosen, not with the first of the gallery', () => {
  expect(varyPictures([home('a', 'b'), home('a', 'c'), home('c', 'a')])).toEqual(['a', 'c', 'a']);
});

it('repeats a picture where a home has no other', () => {
  expect(varyPictures([home('a', null), home('a', null)])).toEqual(['a', 'a']);
});
