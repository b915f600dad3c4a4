import type { Check } from './check';
import { findLostLinks } from './lostLinks';
import { findLostReferences } from './references';
import { faultsOfWanted } from './wanted';

/** What content refers or links to and is not there: one fault for each thing, wherever it is named. */
export const checkMissing: Check = (input) =>
  faultsOfWanted([...findLostReferences(input), ...findLostLinks(input)]);
