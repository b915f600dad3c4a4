import { expect, it } from 'vitest';
import { viewingCalendar } from './viewingCalendar';

const receipt = {
  reference: 'SB-7KQ4MD',
  form: 'bookViewing' as const,
  viewing: { date: '2026-11-24', slot: '10:00-12:00' },
  property: 'cap-1042',
};
const say = (key: string, values: Record<string, string> = {}) => [key, ...Object.values(values)].join(' ');
const now = new Date('2026-11-20T06:00:00.123Z');

it('converts the time in Qatar to UTC', () => {
  const lines = viewingCalendar(receipt, say, now)?.split('\r\n');
  expect(lines).toContain('DTSTART:20261124T070000Z');
  expect(lines).toContain('DTEND:20261124T090000Z');
  expect(lines).toContain('UID:SB-7KQ4MD@safabay');
  expect(lines).toContain('SUMMARY:forms.receipt.event cap-1042');
});

it('is null for a lead without a viewing', () => {
  expect(viewingCalendar({ ...receipt, viewing: null }, say, now)).toBeNull();
});
