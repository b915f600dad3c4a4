export type Position = { line: number; column: number };

/** Converts an offset to a line and column, both counted from 1. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}
