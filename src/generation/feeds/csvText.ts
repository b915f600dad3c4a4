import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '../../domain/content/escapeFormula';

/** A value of a cell. Null and undefined give an empty cell. */
export type Cell = string | number | boolean | null | undefined;

/**
 * Formats rows as CSV with a header, in UTF-8 with Windows line ends. Text that a spreadsheet would run as a formula is
 * made harmless; numbers are not changed.
 * @param bom writes a byte order mark, without which Excel garbles Arabic
 */
export function csvText(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, Cell>>[],
  bom: boolean,
): string {
  const cells = rows.map((row) =>
    columns.map((column) => {
      const cell = row[column] ?? '';
      return typeof cell === 'string' ? escapeFormula(cell) : String(cell);
    }),
  );
  return stringify([columns as string[], ...cells], { bom, quoted: true, record_delimiter: 'windows' });
}
