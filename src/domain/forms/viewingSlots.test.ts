import { describe, expect, it } from 'vitest';
import type { Office } from '../content/offices';
import { allSlots, isSlot, slotsOn, slotTimes } from './slots';
import { viewingSlots } from './viewingSlots';

type Hours = Office['hours'];
const workdays: Hours[number]['days'] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];
const office = (...hours: Hours) => ({ hours });
const long = office({ days: workdays, opens: '08:00', closes: '13:00' });

describe('viewingSlots', () => {
  it('returns two-hour slots within the hours of a day', () => {
    const slots = viewingSlots([long]);
    expect(slotsOn(slots, '2026-11-22')).toEqual(['08:00-10:00', '10:00-12:00']);
    expect(slotsOn(slots, '2026-11-26')).toEqual(['08:00-10:00', '10:00-12:00']);
    expect(slotsOn(slots, '2026-11-27')).toEqual([]);
  });

  it('includes a morning on which only one office is open', () => {
    const head = office(...long.hours, { days: ['saturday'], opens: '10:00', closes: '14:00' });
    const slots = viewingSlots([long, head]);
    expect(slotsOn(slots, '2026-11-28')).toEqual(['10:00-12:00', '12:00-14:00']);
    expect(allSlots(slots)).toEqual(['08:00-10:00', '10:00-12:00', '12:00-14:00']);
  });

  it('depends on the hours', () => {
    const later = office({ days: workdays, opens: '09:30', closes: '13:30' });
    expect(allSlots(viewingSlots([later]))).toEqual(['09:30-11:30', '11:30-13:30']);
  });

  it('returns only slots that a single office covers', () => {
    const early = office({ days: ['sunday'], opens: '08:00', closes: '09:00' });
    const late = office({ days: ['sunday'], opens: '09:00', closes: '10:30' });
    expect(allSlots(viewingSlots([early, late]))).toEqual([]);
  });
});

describe('a time slot', () => {
  it.each([
    ['08:00-10:00', true],
    ['22:00-24:00', true],
    ['10:00-08:00', false],
    ['8:00-10:00', false],
    ['25:00-26:00', false],
    ['08:00-24:30', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => {
    expect(isSlot(text)).toBe(expected);
  });

  it('is shown in the 12-hour clock, as opening hours are', () => {
    expect(slotTimes('08:00-14:00', 'en')).toEqual({ from: '8:00 am', to: '2:00 pm' });
    expect(slotTimes('08:00-14:00', 'ar')).toEqual({ from: '8:00 صباحًا', to: '2:00 ظهرًا' });
  });
});
