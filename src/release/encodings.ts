/** The compressed forms that a public file may have beside it, the smallest first. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Milliseconds by which the times of a file and its compressed forms may differ: file systems round. */
export const timeRounding = 5;

export type Encoding = (typeof encodings)[number];
