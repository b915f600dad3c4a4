import { createReadStream } from 'node:fs';
import type { ImportMapping } from '../domain/content/imports';
import { type FeedHome, feedLimits, UnreadableFeed } from './feedHome';
import { fetchLimited, RefusedFetch } from './fetchLimited';
import { readCsv } from './readCsv';
import { readPropertyFinder } from './readPropertyFinder';
import { readReso } from './readReso';
import { readSchemaOrg } from './readSchemaOrg';
import { recogniseFormat } from './recogniseFormat';

/** The limits of a feed that is fetched. A feed of 20,000 homes has about 100 MB. */
const fetchLimits = { bytes: 500_000_000, milliseconds: 10 * 60_000 };

/** The number of characters by which a format is recognised. */
const beginning = 65_536;

/**
 * Reads a feed, home by home.
 * @param from the path of a file, or an https address
 * @throws UnreadableFeed if it cannot be read; what was read before then must not be used
 */
export async function* readFeed(from: string, mapping: ImportMapping): AsyncGenerator<FeedHome> {
  try {
    const isAddress = /^[a-z][a-z0-9+.-]+:\/\//i.test(from);
    yield* readHomes(isAddress ? await fetchLimited(from, fetchLimits) : createReadStream(from), mapping);
  } catch (error) {
    const isOfSource =
      error instanceof RefusedFetch || (error as NodeJS.ErrnoException).syscall !== undefined;
    throw isOfSource ? new UnreadableFeed((error as Error).message) : error;
  }
}

/** Reads the homes of a feed from its bytes. */
export async function* readHomes(
  bytes: AsyncIterable<Uint8Array>,
  mapping: ImportMapping,
): AsyncGenerator<FeedHome> {
  const chunks = decoded(bytes)[Symbol.asyncIterator]();
  let start = '';
  while (start.length < beginning) {
    const { done, value } = await chunks.next();
    if (done) break;
    start += value;
  }
  const { format, delimiter } = recogniseFormat(start, mapping.columns);
  if (format !== mapping.format)
    throw new UnreadableFeed(`the feed is ${format}, and the mapping is for ${mapping.format}`);
  let count = 0;
  for await (const home of homesIn(joined(start, chunks), format, delimiter, mapping)) {
    count += 1;
    if (count > feedLimits.homes) throw new UnreadableFeed(`more than ${feedLimits.homes} homes`);
    yield home;
  }
}

function homesIn(
  text: AsyncIterable<string>,
  format: ImportMapping['format'],
  delimiter: string,
  { columns }: ImportMapping,
): AsyncGenerator<FeedHome> {
  if (format === 'property-finder') return readPropertyFinder(text);
  if (format === 'csv') return readCsv(text, columns, delimiter);
  return format === 'reso' ? readReso(text, columns) : readSchemaOrg(text);
}

async function* joined(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const first: number[] = [];
  try {
    for await (const chunk of bytes) {
      if (first.length < 4) {
        first.push(...chunk.subarray(0, 4 - first.length));
        refuseCompressed(first);
      }
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreadableFeed('the feed is not in UTF-8');
  }
}

/** Recognises gzip and ZIP by the first bytes, which would otherwise only be no UTF-8. Spreadsheets are ZIP files, too. */
function refuseCompressed(first: readonly number[]): void {
  const isGzip = first[0] === 0x1f && first[1] === 0x8b;
  const isZip = String.fromCharCode(...first) === 'PK\x03\x04';
  if (isGzip || isZip)
    throw new UnreadableFeed('the file is compressed: unpack it first, or save a spreadsheet as CSV');
}
