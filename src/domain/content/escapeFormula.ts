/** Characters before a formula: spaces and invisible ones, and those that some programs read as the end of a cell. */
const before = '[;|\\s\\p{Cf}\\p{Cc}]';

/**
 * Matches all that stands before a sign with which a formula could begin, full-width signs included. A match begins only
 * where such characters begin, so that the time grows with the length of the text and not with its square.
 */
const beforeSign = new RegExp(`(?<!${before})${before}*(?=[=+\\-@＝＋－＠﹦﹢﹣﹫−])`, 'gu');

/**
 * Prevents CSV injection: a spreadsheet runs text that begins like a formula, at the start of a cell or after a character
 * that some programs read as the end of a cell or row. Phone numbers keep their plus sign.
 */
export function escapeFormula(text: string): string {
  if (/^\+\d+$/.test(text)) return text;
  return text.replace(beforeSign, (found, at: number) =>
    at === 0 || /[;|\t\r\n]/.test(found) ? `${found}'` : found,
  );
}
