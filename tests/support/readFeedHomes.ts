import { readFileSync } from 'node:fs';
import { type ImportMapping, importMapping } from '../../src/domain/content/imports';
import type { FeedHome } from '../../src/imports/feedHome';
import { readHomes } from '../../src/imports/readFeed';

/** Reads the homes of a feed from the pieces in which it arrives. */
export async function readFeedHomes(
  format: ImportMapping['format'],
  pieces: readonly (string | Uint8Array)[],
  more: object = {},
): Promise<FeedHome[]> {
  async function* bytes() {
    for (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece;
  }
  const homes: FeedHome[] = [];
  const mapping = importMapping.parse({ source: format, format, ...more });
  for await (const home of readHomes(bytes(), mapping)) homes.push(home);
  return homes;
}

/** The bytes of a feed in `tests/fixtures/imports/`. */
export function feedFixture(name: string): Buffer {
  return readFileSync(`tests/fixtures/imports/${name}`);
}

/** The values of a home by field. */
export function valuesOf(home: FeedHome | undefined): Record<string, string> {
  return Object.fromEntries([...(home?.values ?? [])].map(([field, { value }]) => [field, value]));
}

/** The values of a list, such as features. */
export function valuesIn(list: readonly { value: string }[] | undefined): string[] {
  return (list ?? []).map(({ value }) => value);
}
