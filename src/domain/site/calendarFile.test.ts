import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendarFile';

const stamp = '20261120T080000Z';
const long = 'مساكن شعاب قطيفان، الوحدة B-1205: 20%، 250,000 ر.ق عند بلوغ الهيكل الطابق العاشر';

describe('a calendar file', () => {
  const file = calendarFile([{ date: '2027-06-20', summary: 'A, b; c' }], 'unit', stamp);

  it('has whole-day events with an identifier that stays', () => {
    expect(file).toContain('DTSTART;VALUE=DATE:20270620\r\n');
    expect(file).toContain('UID:unit-2027-06-20@safabay.example\r\n');
  });

  it('escapes what has a meaning in it', () => {
    expect(file).toContain('SUMMARY:A\\, b\\; c\r\n');
  });

  it('has no line over 75 octets, and loses nothing to folding', () => {
    const folded = calendarFile([{ date: '2027-06-20', summary: long }], 'unit', stamp);
    const lengths = folded.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(folded.replaceAll('\r\n ', '')).toContain(`SUMMARY:${long.replaceAll(',', '\\,')}`);
  });
});
