import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeInQatar, todayInQatar } from './qatarDay';

describe('todayInQatar', () => {
  it.each([
    ['2026-11-20T20:59:59Z', '2026-11-20'],
    ['2026-11-20T21:00:00Z', '2026-11-21'],
    ['2026-12-31T22:00:00Z', '2027-01-01'],
  ])('is at %s the day %s', (moment, day) => {
    expect(todayInQatar(new Date(moment))).toBe(day);
  });
});

describe('timeInQatar', () => {
  it.each([
    ['2026-11-20T05:05:59Z', '08:05'],
    ['2026-11-20T21:00:00Z', '00:00'],
  ])('is at %s %s', (moment, time) => {
    expect(timeInQatar(new Date(moment))).toBe(time);
  });
});

it('agrees with Intl for any time', () => {
  const clock = new Intl.DateTimeFormat('en-u-nu-latn-ca-gregory', {
    timeZone: 'Asia/Qatar',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  // Only the digits are compared: separators differ between versions of the CLDR data.
  const figures = (now: Date) =>
    Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const since1973 = { min: new Date('1973-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(since1973), (now) => {
      const { year, month, day, hour, minute } = figures(now);
      expect([todayInQatar(now), timeInQatar(now)]).toEqual([`${year}-${month}-${day}`, `${hour}:${minute}`]);
    }),
  );
});
