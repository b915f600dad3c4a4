/** Characters before a formula: spaces and invisible ones, and those that some programs read as the end of a cell. */
const before = '[;|\\s\\p{Cf}\\p{Cc}]';
/** The signs with which a formula could begin, full-width ones included. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
/** A match begins only where such characters begin, so that the time grows with the length of the text, not its square. */
const start = `(?<!${before})(?:^${before}*|${before}+)`;
const beforeSign = new RegExp(`${start}(?='*${sign})`, 'gu');
const beforeEscaped = new RegExp(`(${start})'(?='*${sign})`, 'gu');

/**
 * Prevents CSV injection: a spreadsheet runs text that begins like a formula, at the start of a cell or after a character
 * that some programs read as the end of a cell or row. Phone numbers keep their plus sign. A sign that has apostrophes
 * before it gets one more, so that `unescapeFormula` can tell them apart.
 */
export function escapeFormula(text: string): string {
  if (/^\+\d+$/.test(text)) return text;
  return text.replace(beforeSign, (found, at: number) => (isStart(found, at) ? `${found}'` : found));
}

/** Removes the apostrophes of `escapeFormula`: any text comes back as it was. */
export function unescapeFormula(text: string): string {
  return text.replace(beforeEscaped, (whole, found: string, at: number) =>
    isStart(found, at) ? found : whole,
  );
}

function isStart(found: string, at: number): boolean {
  return at === 0 || /[;|\t\r\n]/.test(found);
}
