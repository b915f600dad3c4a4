import { expect, it } from 'vitest';
import { postedFile } from './readParts';

it.each([{ received: null }, { start: {}, received: {} }, { start: [37, 80, 68, 70] }, 'cv.pdf', null])(
  'takes no value of a JSON body for a file: %j',
  (cv) => {
    expect(postedFile('jobApplication', { cv })).toBeNull();
  },
);
