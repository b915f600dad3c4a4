/** Arabic-Indic (`٠`–`٩`) and Persian (`۰`–`۹`) digits as Western ones; everything else stays as it is. */
export function westernDigits(text: string): string {
  // The value of these digits is in the last four bits of their code.
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
