import { pictureFileName } from '../domain/content/pictureFileName';

/**
 * Returns a free file name for a photo, from the name of a file or words. A name that is taken gets the next number.
 * @param taken names without extension
 * @returns null for a name without Latin letters or figures
 */
export function pictureName(wanted: string, taken: ReadonlySet<string>): string | null {
  const file = pictureFileName(wanted);
  if (file === null) return null;
  const base = file.replace(/\.jpg$/, '');
  let name = base;
  for (let count = 2; taken.has(name); count++) name = `${base}-${count}`;
  return `${name}.jpg`;
}
