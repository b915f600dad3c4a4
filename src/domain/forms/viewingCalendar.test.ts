import { expect, it } from 'vitest';
import { viewingCalendar } from './viewingCalendar';

const receipt = {
  reference: 'SB-7KQ4MD',
  form: 'bookViewing' as const,
  viewing: { date: '2026-11-24', slot: '10:00-12:00' },
  homes: ['cap-1042'],
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

it('names several homes in one event, in their order', () => {
  const text = viewingCalendar({ ...receipt, homes: ['cap-9', 'cap-2'] }, say, now)?.replaceAll('\r\n ', '');
  expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('SUMMARY:forms.receipt.eventMany cap-9common.listSeparatorcap-2');
  expect(text).toContain('1. cap-9\\n2. cap-2\\n');
});

it('is null for a lead without a viewing', () => {
  expect(viewingCalendar({ ...receipt, viewing: null }, say, now)).toBeNull();
});
