/**
 * Matches positions where a formula could begin: at the start of a cell, and after characters that some programs read
 * as the end of a cell or row. Spaces and invisible characters may come before it, and full-width signs count too.
 */
const formulaStart = /(^|[;|\t\r\n])([\s\p{Cf}\p{Cc}]*)(?=[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu;

/** Prevents CSV injection: a spreadsheet runs text that begins like a formula. Phone numbers keep their plus sign. */
export function escapeFormula(text: string): string {
  return /^\+\d+$/.test(text) ? text : text.replace(formulaStart, "$1$2'");
}
