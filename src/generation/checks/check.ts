import type { Fault } from '../fault';
import type { ContentItem } from '../parseContent';

/** Input of the checks: everything that could be read, valid or not. */
export type CheckInput = {
  items: readonly ContentItem[];
  /** The content folder. */
  folder: string;
  root: string;
  /** ISO date. Dates that must not be in the future are compared with it. */
  today: string;
};

/** Returns all faults of one kind. A field that is `undefined` failed its schema and was already reported. */
export type Check = (input: CheckInput) => Fault[];
