import { feedFields } from '../domain/content/feedFields';
import type { ImportMapping } from '../domain/content/imports';
import { UnreadableFeed } from './feedHome';
import { withoutComments } from './plainText';

type FeedFormat = ImportMapping['format'];

/** A format, and the character between the columns of a CSV file. */
export type Recognised = { format: FeedFormat; delimiter: string };

const delimiters = [',', ';', '\t'];

/**
 * Recognises the format of a feed from its beginning.
 * @param columns other names of columns, by which a CSV file is recognised too
 * @throws UnreadableFeed for any other file, saying what it seems to be
 */
export function recogniseFormat(
  beginning: string,
  columns: Readonly<Record<string, string>> = {},
): Recognised {
  const text = beginning.replace(/^\ufeff/, '').trimStart();
  if (text === '') throw new UnreadableFeed('the file is empty');
  if (text.startsWith('<')) return { format: xmlFormat(text), delimiter: ',' };
  if (text.startsWith('{') || text.startsWith('[')) return { format: jsonFormat(text), delimiter: ',' };
  const header = text.split(/\r?\n/, 1)[0] ?? '';
  const known: readonly string[] = [...feedFields, ...Object.keys(columns)];
  for (const delimiter of delimiters) {
    const names = header.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
    if (names.filter((name) => known.includes(name)).length >= 2) return { format: 'csv', delimiter };
  }
  throw new UnreadableFeed(
    'neither XML nor JSON, and its first line names no columns that are known (name them in "columns" of the mapping)',
  );
}

function xmlFormat(text: string): FeedFormat {
  if (/<!doctype html|<html/i.test(text)) throw new UnreadableFeed('a web page, not a feed');
  if (/<!doctype/i.test(text))
    throw new UnreadableFeed('a DOCTYPE, which is not allowed: it can define entities of any size');
  const root = /<([A-Za-z_][\w.:-]*)/.exec(withoutComments(text))?.[1];
  if (root === 'list') return 'property-finder';
  throw new UnreadableFeed(`XML whose first element is <${root}>, expected <list> (Property Finder)`);
}

function jsonFormat(text: string): FeedFormat {
  if (/"@type"\s*:/.test(text)) return 'schema-org';
  if (/"ListingKey"\s*:|"@odata\.context"\s*:/.test(text)) return 'reso';
  throw new UnreadableFeed(
    'JSON of an unknown kind, expected "ListingKey" (RESO) or "@type" (schema.org) near its beginning',
  );
}
