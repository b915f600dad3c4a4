/** The edit distances from one word to another, and to the best prefix of another. */
export type EditDistance = { whole: number; start: number };

let [before, last, current] = [new Uint8Array(32), new Uint8Array(32), new Uint8Array(32)];

/**
 * Counts missing, additional, wrong and transposed letters (optimal string alignment distance) between a typed text
 * and a word. `start` is the distance to the best prefix of the word. Distances above `most` are inexact. Words of more
 * than 30 letters count as different.
 */
export function editDistance(typed: string, word: string, most: number): EditDistance {
  const none = { whole: most + 1, start: most + 1 };
  if (typed.length > 30 || word.length > 30 || typed.length - word.length > most) return none;
  for (let column = 0; column <= typed.length; column++) last[column] = column;
  let start = typed.length;
  // One row for each letter of the word, so that the end of each row is the distance to a prefix.
  for (let row = 1; row <= word.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= typed.length; column++) {
      const isSame = typed[column - 1] === word[row - 1];
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && typed[column - 1] === word[row - 2] && typed[column - 2] === word[row - 1];
      if (isSwap) value = Math.min(value, (before[column - 2] ?? 0) + 1);
      current[column] = value;
      least = Math.min(least, value);
    }
    start = Math.min(start, current[typed.length] ?? 0);
    [before, last, current] = [last, current, before];
    if (least > most) return { whole: most + 1, start };
  }
  return { whole: last[typed.length] ?? 0, start };
}
