import { describe, expect, it } from 'vitest';
import { todayInQatar } from './calendar';

describe('todayInQatar', () => {
  it.each([
    ['2026-11-20T20:59:59Z', '2026-11-20'],
    ['2026-11-20T21:00:00Z', '2026-11-21'],
    ['2026-12-31T22:00:00Z', '2027-01-01'],
  ])('is at %s the day %s', (moment, day) => {
    expect(todayInQatar(new Date(moment))).toBe(day);
  });
});
