/** The encodings in which a public file may exist, in order of preference. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Milliseconds by which the times of a file and its compressed files may differ, because file systems round times. */
export const timeRounding = 5;

export type Encoding = (typeof encodings)[number];
