/** Marks of direction, which have no shape. */
const marks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text of Intl without what one version of its data writes and the next does not: every kind of space is a plain one,
 * and marks of direction are left out. For comparing ours with the platform's.
 */
export function plainMarks(text: string): string {
  return text.replace(marks, '').replace(/\s/g, ' ');
}
