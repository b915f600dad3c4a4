import { type Office, weekdays } from '../content/offices';
import type { ViewingSlots } from './slots';

const partInMinutes = 120;

/**
 * Computes the time slots for viewings and calls from the office hours in the content, for the build and the server.
 * Slots have two hours, starting at the earliest opening time of the week, and lie within the hours of one office.
 */
export function viewingSlots(offices: readonly Pick<Office, 'hours'>[]): ViewingSlots {
  const open = offices.flatMap(({ hours }) => hours);
  const first = Math.min(...open.map(({ opens }) => minutesOf(opens)));
  const parts: [from: string, to: string][] = [];
  for (let from = first; from + partInMinutes <= 24 * 60; from += partInMinutes) {
    parts.push([clock(from), clock(from + partInMinutes)]);
  }
  return weekdays.map((day) => {
    const stretches = open.filter(({ days }) => days.includes(day));
    const isOpen = ([from, to]: [string, string]) =>
      stretches.some(({ opens, closes }) => opens <= from && to <= closes);
    return parts.filter(isOpen).map(([from, to]) => `${from}-${to}`);
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
