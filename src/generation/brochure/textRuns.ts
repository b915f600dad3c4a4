/** A stretch of text that is written in one direction with one face. */
export type TextRun = { text: string; script: 'arabic' | 'latin' };

const arabicLetter = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;
const latinOrFigure = /[\p{Script=Latin}0-9]/u;
/** Signs that belong to the figure or Latin word that they stand between: `1,250,000`, `B-1205`. */
const joining = /[.,:/\-–@_]/;
/** Marks that show a direction and have no shape. */
const invisible = /[\u200e\u200f\u2066-\u2069\u202a-\u202e]/g;

/**
 * A text cut where its script changes, in the order in which it is read. Spaces stand as runs of their own kind at the
 * end of the run before them. Signs between two of a script belong to it; other signs take the script around them.
 */
export function textRuns(text: string, base: TextRun['script']): TextRun[] {
  const runs: TextRun[] = [];
  const characters = [...text.replace(invisible, '')];
  for (const [index, character] of characters.entries()) {
    const script = scriptOf(characters, index, runs.at(-1)?.script ?? base, base);
    const last = runs.at(-1);
    if (last && last.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
}

function scriptOf(
  characters: readonly string[],
  index: number,
  before: TextRun['script'],
  base: TextRun['script'],
): TextRun['script'] {
  const character = characters[index] ?? '';
  if (arabicLetter.test(character)) return 'arabic';
  if (latinOrFigure.test(character) || /[%²+£$]/.test(character)) return 'latin';
  const next = characters[index + 1] ?? '';
  if (joining.test(character) && before === 'latin' && latinOrFigure.test(next)) return 'latin';
  if (character === ' ' && before === 'latin' && latinOrFigure.test(next)) return 'latin';
  return base;
}
