import { storedValue } from '../../../browser/storedValue';
import type { Family } from '../../../domain/content/listings';
import { numberIn } from '../../../domain/search/references';

/** Homes that were new when the results of a saved search were opened, and when that was, in milliseconds. */
type Visit = { at: number; homes: readonly string[] };

/** Milliseconds for which homes are marked. */
const markTime = 12 * 60 * 60_000;

const visits = storedValue<readonly Visit[]>('new-since-visit', parseVisits);

/**
 * Remembers homes that are new since the visitor's last visit, for the marks among results in all tabs, for twelve
 * hours. Those of other saved searches stay.
 * @param numbers reference numbers
 */
export function rememberNewHomes(family: Family, numbers: readonly number[]): void {
  if (numbers.length === 0) return;
  const homes = numbers.map((number) => nameOf(family, number));
  visits.write([...visits.read().filter(isRecent), { at: Date.now(), homes }]);
}

/** Calls a listener when homes were remembered, in this tab or in another one. */
export const onNewHomes = visits.subscribe;

/** Returns whether a home is new since the visitor's last visit. */
export function isNewSinceVisit(family: Family, reference: string): boolean {
  const number = numberIn(reference, family);
  if (number === null) return false;
  const name = nameOf(family, number);
  return visits.read().some((visit) => isRecent(visit) && visit.homes.includes(name));
}

/** References of different families may have the same number. */
const nameOf = (family: Family, number: number) => `${family} ${number}`;

/** A time of the future was noted while the device's clock was wrong. */
const isRecent = ({ at }: Visit) => Math.abs(Date.now() - at) < markTime;

function parseVisits(json: unknown): readonly Visit[] {
  if (!Array.isArray(json)) return [];
  return json.filter((visit) => typeof visit?.at === 'number' && Array.isArray(visit.homes));
}
