import { pipeline } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { unescapeFormula } from '../domain/content/escapeFormula';
import { feedFields } from '../domain/content/feedFields';
import { emptyHome, type FeedHome, feedLimits, noteUnknown, setField, UnreadableFeed } from './feedHome';

/** Columns of our own export that an import does not need. */
const unused = /^(slug|floorPlans|priceHistory|priceSince|video\..*|url\..*)$/;

/**
 * Reads a CSV file with one home a row and a header. Columns are named as our own fields: `price.amount`, `title.en`.
 * A row with too many or too few cells is a home that cannot be read, as nobody knows which cell is missing.
 * @param columns the field of each column that has another name
 * @param delimiter the character between columns
 * @throws UnreadableFeed for a quotation mark without end, a row beyond the limits, or two columns of one name
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  columns: Readonly<Record<string, string>>,
  delimiter: string,
): AsyncGenerator<FeedHome> {
  const parser = parse({
    ...{ bom: true, delimiter, max_record_size: feedLimits.text },
    // Spreadsheets end with rows of empty cells.
    ...{ skip_empty_lines: true, skip_records_with_empty_values: true, relax_column_count: true },
  });
  // Passes on errors of the source, too, which `pipe` does not: the process would end.
  const rows = pipeline(chunks, parser, () => {});
  let names: readonly string[] | null = null;
  let position = 0;
  try {
    for await (const row of rows as AsyncIterable<string[]>) {
      if (names) {
        position += 1;
        yield homeOf(row, position, names, columns);
      } else names = namesIn(row);
    }
  } catch (error) {
    if (!String((error as CsvError).code).startsWith('CSV_')) throw error;
    const { message } = error as Error;
    throw new UnreadableFeed(`row ${position + 2}: ${message}`);
  }
}

/** The names of the columns. Of two prices, nobody knows which one is right. */
function namesIn(row: readonly string[]): string[] {
  const names = row.map((name) => name.trim());
  const twice = names.find((name, at) => names.indexOf(name) < at && isField(name));
  if (twice) throw new UnreadableFeed(`two columns are called "${twice}"`);
  return names;
}

function isField(name: string): boolean {
  return (feedFields as readonly string[]).includes(name);
}

function homeOf(
  row: readonly string[],
  position: number,
  names: readonly string[],
  columns: Readonly<Record<string, string>>,
): FeedHome {
  const home = emptyHome(position);
  if (row.length !== names.length) {
    const fault = `its row has ${row.length} cells, and the first row names ${names.length} columns`;
    return { ...home, fault };
  }
  for (const [at, cell] of row.entries()) {
    const column = names[at] as string;
    const field = (Object.hasOwn(columns, column) && columns[column]) || column;
    const text = unescapeFormula(cell).trim();
    const values = () => listOf(text).map((value) => ({ value, from: column }));
    if (field === 'features') home.features.push(...values());
    // Our own export has both: the names of our pictures are better than their addresses.
    else if (field === 'gallery') home.photos = values().slice(0, feedLimits.photos);
    else if (field === 'photos') {
      if (home.photos.length === 0) home.photos = values().slice(0, feedLimits.photos);
    } else if (isField(field)) setField(home, field, text, column);
    else if (!unused.test(field) && text !== '') noteUnknown(home, column);
  }
  return home;
}

/**
 * The entries of a list, divided by `|`, `;` or `,`, or by spaces if all of them are names. Addresses may contain `;` and
 * `,`, so these divide them only before the next address.
 */
function listOf(text: string): string[] {
  const isPlain = !/[|;,]/.test(text) && text.split(' ').every((part) => /^[a-z0-9.-]+$/.test(part));
  const divider = text.includes('://') ? /[|\s]|[;,](?=\s*[a-z]+:\/\/)/ : isPlain ? ' ' : /[|;,]/;
  return text
    .split(divider)
    .map((part) => part.trim())
    .filter(Boolean);
}
