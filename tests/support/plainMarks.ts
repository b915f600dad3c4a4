/** Invisible direction marks. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes differences between versions of the CLDR data from Intl's output: replaces every kind of space by a plain one
 * and removes direction marks. Used to compare the site's formats with Intl's.
 */
export function plainMarks(text: string): string {
  return text.replace(marks, '').replace(/\s/g, ' ');
}
