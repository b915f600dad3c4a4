import { expect, it } from 'vitest';
import { today } from './today';

it('is the date in Doha, three hours ahead of UTC', () => {
  expect(today(new Date('2026-11-20T20:59:00Z'), undefined)).toBe('2026-11-20');
  expect(today(new Date('2026-11-20T21:00:00Z'), undefined)).toBe('2026-11-21');
});

it('is the given date, for reproducible builds', () => {
  expect(today(new Date('2026-11-20T12:00:00Z'), '2025-01-31')).toBe('2025-01-31');
});
