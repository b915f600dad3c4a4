import type { Kind } from './kind';

/** The searchable combinations of family and purpose, in the order in which they are offered. */
export const kinds: readonly Kind[] = [
  { family: 'residential', purpose: 'rent' },
  { family: 'residential', purpose: 'sale' },
  { family: 'commercial', purpose: 'rent' },
  { family: 'commercial', purpose: 'sale' },
  { family: 'off-plan', purpose: 'sale' },
  { family: 'new-homes', purpose: 'sale' },
];
