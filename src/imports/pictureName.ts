/**
 * Returns a free file name for a picture, from the name of a file or words: `Living Room (2).HEIC` becomes
 * `living-room-2.jpg`. Folders are dropped. A name that is taken gets the next number.
 * @param taken names without extension
 * @returns null for a name without Latin letters or figures
 */
export function pictureName(wanted: string, taken: ReadonlySet<string>): string | null {
  const last = wanted.split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(/\.\w{1,5}$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  if (base === '') return null;
  let name = base;
  for (let count = 2; taken.has(name); count++) name = `${base}-${count}`;
  return `${name}.jpg`;
}
