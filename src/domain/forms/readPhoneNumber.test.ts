import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from './readPhoneNumber';

describe('readPhoneNumber', () => {
  it.each([
    ['+97440001180', '+97440001180', 'QA'],
    ['40001180', '+97440001180', 'QA'],
    ['55551234', '+97455551234', 'QA'],
    ['+442079460000', '+442079460000', 'GB'],
    ['+971501234567', '+971501234567', 'AE'],
    ['+966501234567', '+966501234567', 'SA'],
  ])('takes %s as %s of %s', (text, number, country) => {
    expect(readPhoneNumber(text)).toMatchObject({ number, country });
  });

  it.each(['+9744000118', '1234567', '+4412', '+99912345678', 'x'])('rejects %s', (text) => {
    expect(readPhoneNumber(text)).toBeNull();
  });

  it.each([
    ['02079460000', 'GB', '+442079460000'],
    ['0501234567', 'AE', '+971501234567'],
    ['+97440001180', 'GB', '+97440001180'],
    ['4000', 'NU', '+6834000'],
    ['40001180', '??', '+97440001180'],
  ])('takes %s of %s as %s', (text, country, number) => {
    expect(readPhoneNumber(text, country)?.number).toBe(number);
  });

  it('formats a number for reading', () => {
    expect(readPhoneNumber('40001180')?.written).toBe('+974 4000 1180');
  });
});
