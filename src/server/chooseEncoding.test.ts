import { describe, expect, it } from 'vitest';
import { encodings } from '../release/encodings';
import { chooseEncoding } from './chooseEncoding';

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['br;q=nonsense, gzip', 'gzip'],
  ])('chooses for "%s" the encoding %s', (accepted, expected) => {
    expect(chooseEncoding(accepted, encodings)?.name).toBe(expected);
  });

  it.each([undefined, '', 'identity', 'zstd', 'br;q=0,gzip;q=0'])(
    'sends the file as it is for "%s"',
    (accepted) => {
      expect(chooseEncoding(accepted, encodings)).toBeNull();
    },
  );

  it('chooses only from the offered encodings', () => {
    expect(chooseEncoding('br', [encodings[1]])).toBeNull();
  });
});
