export type Position = { line: number; column: number };

/** Line and column of an offset, both from 1, counted as editors count them. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}
