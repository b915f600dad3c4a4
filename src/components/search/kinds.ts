import type { Kind } from './loadSearchIndex';

/** What can be searched, in the order in which it is offered. */
export const kinds: readonly Kind[] = [
  { family: 'residential', purpose: 'rent' },
  { family: 'residential', purpose: 'sale' },
  { family: 'commercial', purpose: 'rent' },
  { family: 'commercial', purpose: 'sale' },
  { family: 'off-plan', purpose: 'sale' },
  { family: 'new-homes', purpose: 'sale' },
];
