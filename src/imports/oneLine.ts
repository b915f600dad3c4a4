/** Characters that end a line for some program, other control characters, and those that turn the direction of text. */
const breaking = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns a text of a feed for a terminal or a log: on one line, with line breaks and control characters written as JSON
 * does (`\u000a`). Otherwise, it could write lines of its own, such as the commands of GitHub workflows.
 */
export function oneLine(text: string): string {
  return text.replace(breaking, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
