import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendarFile';

const now = new Date('2026-11-20T08:00:00.123Z');
const long = 'مساكن شعاب قطيفان، الوحدة B-1205: 20%، 250,000 ر.ق عند بلوغ الهيكل الطابق العاشر';
const event = { id: 'unit-2027-06-20', when: '2027-06-20', summary: 'A, b; c' };

describe('a calendar file', () => {
  it('has whole-day events with a stable identifier', () => {
    const lines = calendarFile([event], 'Payment plan', now).split('\r\n');
    expect(lines).toContain('PRODID:-//Safa Bay//Payment plan//EN');
    expect(lines).toContain('DTSTAMP:20261120T080000Z');
    expect(lines).toContain('DTSTART;VALUE=DATE:20270620');
    expect(lines).toContain('UID:unit-2027-06-20@safabay');
  });

  it('has tentative periods in UTC', () => {
    const when = { start: new Date('2026-11-24T10:00+03:00'), end: new Date('2026-11-24T12:00+03:00') };
    const lines = calendarFile([{ ...event, when }], 'Viewings', now).split('\r\n');
    expect(lines).toContain('DTSTART:20261124T070000Z');
    expect(lines).toContain('DTEND:20261124T090000Z');
    expect(lines).toContain('STATUS:TENTATIVE');
  });

  it('escapes special characters', () => {
    const file = calendarFile([{ ...event, description: 'Safa Bay\nSB-7KQ4MD' }], 'Viewings', now);
    expect(file).toContain('SUMMARY:A\\, b\\; c\r\n');
    expect(file).toContain('DESCRIPTION:Safa Bay\\nSB-7KQ4MD\r\n');
  });

  it('folds lines at 75 octets without losing text', () => {
    const folded = calendarFile([{ ...event, summary: long }], 'Payment plan', now);
    const lengths = folded.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(folded.replaceAll('\r\n ', '')).toContain(`SUMMARY:${long.replaceAll(',', '\\,')}`);
  });
});
