import type { Check } from './check';
import { findLostLinks } from './lostLinks';
import { findLostReferences } from './references';
import { faultsOfWanted } from './wanted';

/** Reports missing targets of references and links: one fault for each target, however often it is used. */
export const checkMissing: Check = (input) =>
  faultsOfWanted([...findLostReferences(input), ...findLostLinks(input)]);
