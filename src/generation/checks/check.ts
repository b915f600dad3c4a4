import type { Fault } from '../fault';
import type { Thing } from '../parseContent';

/** What the checks look at: everything that could be read, sound or not. */
export type CheckInput = {
  things: readonly Thing[];
  /** The content folder, and the folder that file names in faults are relative to. */
  folder: string;
  root: string;
  /** ISO date: what cannot lie ahead is compared with it. */
  today: string;
};

/** One concern: returns every fault of its kind. Fields that are `undefined` are at fault already and say nothing. */
export type Check = (input: CheckInput) => Fault[];
