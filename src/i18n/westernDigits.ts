/** Replaces Arabic-Indic (`٠`–`٩`) and Persian (`۰`–`۹`) digits by Western ones. Other characters are unchanged. */
export function westernDigits(text: string): string {
  // The last four bits of the code of these digits are their value.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
