/** Parts of the day at which we come or call, `10:00-12:00`, for each day of the week, Sunday first. */
export type ViewingSlots = readonly (readonly string[])[];

/** The same for a page, with the days and hours in words of its language. */
export type ViewingTimesView = { slots: ViewingSlots; words: string };

const slotShape = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d$/;

/** True for a part of a day, `10:00-12:00`, whether it is offered or not. */
export function isSlot(text: string): boolean {
  const [from = '', to = ''] = text.split('-');
  return slotShape.test(text) && from < to && to <= '24:00';
}

/** The parts that are offered on a day, `2026-11-24`; none while the offices are closed. */
export function slotsOn(slots: ViewingSlots, day: string): readonly string[] {
  return slots[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? [];
}

/** Every part that is offered on some day, in the order of the clock. */
export function allSlots(slots: ViewingSlots): string[] {
  return [...new Set(slots.flat())].sort();
}

/** Beginning and end as they are read: `8:00` and `10:00`. */
export function slotTimes(slot: string): { from: string; to: string } {
  const [from = '', to = ''] = slot.split('-').map((time) => time.replace(/^0/, ''));
  return { from, to };
}
