/** A part of a text with one direction and one font. */
export type TextRun = { text: string; script: 'arabic' | 'latin' };

const arabicLetter = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;
const latinOrFigure = /[\p{Script=Latin}0-9]/u;
/** Punctuation that belongs to the figure or Latin word around it: `1,250,000`, `B-1205`. */
const joining = /[.,:/\-–@_]/;
/** Invisible direction marks. */
const invisible = /[\u200e\u200f\u2066-\u2069\u202a-\u202e]/g;

/**
 * Splits a text into runs of one script, in logical order. Spaces and joining punctuation between Latin letters or
 * figures belong to the Latin run; all other neutral characters take the script of the whole text.
 * @param base the script of the whole text
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
