import { formatTime } from '../../i18n/format';
import type { LocaleCode } from '../../i18n/locales';

/** Time slots for viewings and calls, `10:00-12:00`, for each day of the week, Sunday first. */
export type ViewingSlots = readonly (readonly string[])[];

/** Time slots with a description of days and hours in the page's language. */
export type ViewingTimesView = { slots: ViewingSlots; words: string };

const slotShape = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d$/;

/** True for a valid time slot, `10:00-12:00`, offered or not. */
export function isSlot(text: string): boolean {
  const [from = '', to = ''] = text.split('-');
  return slotShape.test(text) && from < to && to <= '24:00';
}

/** The time slots offered on a date, `2026-11-24`; none if the offices are closed. */
export function slotsOn(slots: ViewingSlots, day: string): readonly string[] {
  return slots[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? [];
}

/** All time slots that are offered on any day, sorted by time. */
export function allSlots(slots: ViewingSlots): string[] {
  return [...new Set(slots.flat())].sort();
}

/** Start and end of a slot as opening hours are shown: `8:00 am` and `10:00 am`. */
export function slotTimes(slot: string, code: LocaleCode): { from: string; to: string } {
  const [from = '', to = ''] = slot.split('-').map((time) => formatTime(time, code));
  return { from, to };
}
