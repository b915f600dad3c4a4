import { describe, expect, it } from 'vitest';
import { allSlots, slotsOn } from '../../src/domain/forms/slots';
import { viewingSlots } from '../../src/domain/forms/viewingSlots';
import { readViewingSlots } from '../../src/server/leads/readViewingSlots';
import { readSoundContent } from '../support/plannedSite';

const { offices } = readSoundContent();
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** A Sunday. */
const firstDay = Date.parse('2026-11-22T00:00:00Z');
const dayOf = (index: number) => new Date(firstDay + index * 86_400_000).toISOString().slice(0, 10);

describe('the times that forms offer', () => {
  const slots = viewingSlots(offices);

  it.each(weekdays.map((weekday, index) => [weekday, dayOf(index)]))(
    'on a %s are within the hours of an office',
    (weekday, day) => {
      const hours = offices
        .flatMap((office) => office.hours)
        .filter(({ days }) => days.some((each) => each === weekday));
      const isOpen = ([from = '', to = '']: string[]) =>
        hours.some(({ opens, closes }) => opens <= from && to <= closes);
      const offered = slotsOn(slots, day).map((slot) => slot.split('-'));
      expect(offered.filter((slot) => !isOpen(slot))).toEqual([]);
      expect(offered.length > 0).toBe(hours.length > 0);
    },
  );

  it('are the same for the server', () => {
    expect(readViewingSlots('content')).toEqual(slots);
    expect(allSlots(slots).length).toBeGreaterThan(0);
  });

  it('are unknown to a server without content', () => {
    expect(readViewingSlots('tests/fixtures/none')).toBeNull();
  });
});
