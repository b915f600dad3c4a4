import { describe, expect, it } from 'vitest';
import { usualSlots } from '../../../tests/support/viewingTimes';
import type { Field } from './field';
import { findFault } from './findFault';
import { email, message, name, phone } from './personFields';
import { size } from './propertyFields';
import { readValue } from './readValue';
import { date, homes, slot } from './viewingFields';

/** A Friday. */
const today = '2026-11-20';
const check = (field: Field, raw: unknown) => findFault(field, readValue(field, raw), today, usualSlots);

describe('email addresses', () => {
  it.each([
    'name@example.com',
    'first.last+home@mail.example.co.uk',
    " o'neill@example.qa ",
    'سارة@مثال.قطر',
    'a@b.travel',
  ])('takes %s', (value) => {
    expect(check(email, value)).toBeNull();
  });

  it.each([
    'name',
    'name@',
    '@example.com',
    'name@example',
    'a b@example.com',
    'a@example..com',
    'a,b@c.com',
  ])('refuses %s', (value) => {
    expect(check(email, value)).toBe('email');
  });

  it.each([
    '\u202aname@example.com\u202c',
    'name@example.com\u200f',
    '\u2068name@example.com\u2069',
    'name\u200b@example.com',
  ])('takes %j without its invisible characters', (value) => {
    expect(readValue(email, value)).toBe('name@example.com');
    expect(check(email, value)).toBeNull();
  });

  it('refuses one that is too long, quickly', () => {
    expect(check(email, `${'a-'.repeat(50_000)}@example.com`)).toBe('tooLong');
  });
});

describe('phone numbers', () => {
  it.each([
    ['+974 4000 1180', '+97440001180'],
    ['(+974) 4000-1180', '+97440001180'],
    ['00974 4000 1180', '+97440001180'],
    ['٤٠٠٠١١٨٠', '40001180'],
    ['+٩٧٤ ٥٥٥٥ ١٢٣٤', '+97455551234'],
    ['۴۰۰۰۱۱۸۰', '40001180'],
    ['\u202a+44 20 7946 0000\u202c', '+442079460000'],
    ['\u061c+974\u200b 4000 1180', '+97440001180'],
    ['+974\u20114000\u20111180', '+97440001180'],
    ['+974\u22124000\u20101180', '+97440001180'],
    ['+974\u00b74000\u00b71180', '+97440001180'],
    ['\uff0b974 4000 1180', '+97440001180'],
  ])('takes %s as %s', (raw, kept) => {
    expect(readValue(phone, raw)).toBe(kept);
    expect(check(phone, raw)).toBeNull();
  });

  it.each(['123', '+123456', '1234567890123456', 'call me', '+974 4000 118O', '++97440001180'])(
    'refuses %s',
    (raw) => {
      expect(check(phone, raw)).toBe('phone');
    },
  );
});

describe('names', () => {
  it.each(['\u200f', ' \u200b ', '\u2068\u2069', '\ufeff'])('are missing if only %j was entered', (value) => {
    expect(check(name, value)).toBe('required');
  });

  it('keep the joiners of Persian', () => {
    expect(readValue(name, 'علی\u200cرضا')).toBe('علی\u200cرضا');
  });

  it('loses overrides of direction, which would reverse what follows it in a line', () => {
    expect(readValue(name, 'Sara \u202eHaddad\u202c')).toBe('Sara Haddad');
  });
});

describe('references of homes', () => {
  it('may be pasted with direction marks and typed with Arabic digits', () => {
    expect(readValue(homes, '\u2068cap-1042\u2069، \u200fjsn١٢')).toBe('cap-1042, jsn12');
    expect(readValue(homes, 'CAP\u20111042')).toBe('cap-1042');
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-22', null],
    ['٢٠٢٦-١١-٢٢', null],
    ['2026-11-19', 'past'],
    ['2026-11-20', 'closed'],
    ['2026-11-21', null],
    ['2026-11-27', 'closed'],
    ['2027-02-18', null],
    ['2027-02-21', 'tooFar'],
    ['2026-02-30', 'date'],
    ['2026-13-01', 'date'],
    ['22/11/2026', 'date'],
    ['tomorrow', 'date'],
  ])('says of %s: %s', (raw, code) => {
    expect(check(date, raw)).toBe(code);
  });

  it('accepts today if an office is open today', () => {
    expect(findFault(date, '2026-11-22', '2026-11-22', usualSlots)).toBeNull();
  });
});

describe('time slots', () => {
  it.each([
    ['10:00-12:00', null],
    ['16:00-18:00', null],
    ['18:00-20:00', 'option'],
    ['10:00-11:00', 'option'],
    ['', 'required'],
  ])('say of %j: %s', (raw, code) => {
    expect(check(slot, raw)).toBe(code);
  });

  it('need only a valid format if the hours are unknown', () => {
    expect(findFault(slot, '18:00-20:00', today, null)).toBeNull();
    expect(findFault(slot, 'evening', today, null)).toBe('option');
    expect(findFault(date, '2026-11-27', today, null)).toBeNull();
  });
});

describe('numbers', () => {
  it.each([
    ['120', null],
    ['1,200', null],
    ['١٬٢٠٠', null],
    ['١،٢٠٠', null],
    ['QAR 1,200', null],
    ['9', 'tooSmall'],
    ['1000001', 'tooLarge'],
    ['12.5', 'number'],
    ['-120', 'number'],
    ['1e3', 'number'],
  ])('says of %s: %s', (raw, code) => {
    expect(check(size, raw)).toBe(code);
  });
});

describe('text', () => {
  it('is reduced to one line in a single-line field', () => {
    expect(readValue(name, ' Sara\n\u0000 Al  Kuwari ')).toBe('Sara Al Kuwari');
  });

  it('keeps the lines of a message, and counts a line break as one character', () => {
    expect(readValue(message, 'One\r\nTwo\u0007\r\n')).toBe('One\nTwo');
  });

  it('has a maximum length', () => {
    expect(check(name, 'x'.repeat(100))).toBeNull();
    expect(check(name, 'x'.repeat(101))).toBe('tooLong');
  });

  it('with spaces only is empty', () => {
    expect(check(name, ' \n ')).toBe('required');
  });
});
