import { describe, expect, it } from 'vitest';
import { visitCalendar } from './visitCalendar';

const entry = {
  reference: 'SB-7KQ4MD',
  date: '2026-11-24',
  slot: '10:00-12:00',
  title: 'Viewing, cap-1042; to be confirmed',
  text: 'Safa Bay\nSB-7KQ4MD',
  now: new Date('2026-11-20T06:00:00.123Z'),
};

describe('visitCalendar', () => {
  it('says in UTC what was asked for in Qatar', () => {
    const lines = visitCalendar(entry).split('\r\n');
    expect(lines).toContain('DTSTAMP:20261120T060000Z');
    expect(lines).toContain('DTSTART:20261124T070000Z');
    expect(lines).toContain('DTEND:20261124T090000Z');
    expect(lines).toContain('UID:SB-7KQ4MD@safabay');
  });

  it('escapes what would end a value', () => {
    const lines = visitCalendar(entry).split('\r\n');
    expect(lines).toContain('SUMMARY:Viewing\\, cap-1042\\; to be confirmed');
    expect(lines).toContain('DESCRIPTION:Safa Bay\\nSB-7KQ4MD');
  });

  it('folds lines at 75 bytes, between letters', () => {
    const text = visitCalendar({ ...entry, title: 'معاينة بيت في لوسيل '.repeat(10) });
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain('معاينة بيت في لوسيل '.repeat(10));
  });
});
