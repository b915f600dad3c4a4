/**
 * Returns the name of a photo in `content/pictures/` for a file or address: `Living Room (2).HEIC` becomes
 * `living-room-2.jpg`. Folders are dropped.
 * @returns null for a name without Latin letters or figures
 */
export function pictureFileName(wanted: string): string | null {
  const last = wanted.split(/[/\\]/).at(-1) ?? '';
  const base = last
    .replace(/\.\w{1,5}$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return base === '' ? null : `${base}.jpg`;
}
