/** Reads CSV with quoted cells and a header, one object a row. An empty cell is an empty text. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, end] of text.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)")?(,|\r\n)/g)) {
    rows.at(-1)?.push((quoted ?? '').replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  const [header = [], ...records] = rows.slice(0, -1);
  return records.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}
