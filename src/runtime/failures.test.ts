import { expect, it } from 'vitest';
import { kindOfFailure } from './failures';

it.each([
  [Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }), 'chunk'],
  [new Error('Loading chunk notices failed.'), 'chunk'],
  [new Error('Loading CSS chunk 7 failed.'), 'chunk'],
  [new Error(`We couldn't find the correct component chunk with the name "x"`), 'component'],
  [new Error('page resources for /about/ not found. Not rendering React'), 'page'],
  [new Error('Something else'), null],
  [undefined, null],
  ['text', null],
])('%s has the failure kind %s', (error, kind) => {
  expect(kindOfFailure(error)).toBe(kind);
});
