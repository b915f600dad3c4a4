import { describe, expect, it } from 'vitest';
import { calendarFileAddress, readReceipt, receiptPath } from './receipt';

const viewing = { date: '2026-11-24', slot: '10:00-12:00', reference: 'CAP-1042', name: 'Sara' };

describe('the URL of a thank-you page', () => {
  it('contains the reference of the lead, but no personal data', () => {
    const path = receiptPath('callback', { name: 'Sara', phone: '+97455551234' }, 'SB-7KQ4MD');
    expect(path).toBe('/callback-thankyou/?reference=SB-7KQ4MD&form=callback');
    expect(readReceipt(new URL(path, 'https://x').search)).toEqual({
      reference: 'SB-7KQ4MD',
      form: 'callback',
      viewing: null,
      homes: [],
    });
  });

  it('contains the time of a viewing and the home', () => {
    const path = receiptPath('bookViewing', viewing, 'SB-7KQ4MD');
    expect(readReceipt(new URL(path, 'https://x').search)).toEqual({
      reference: 'SB-7KQ4MD',
      form: 'bookViewing',
      viewing: { date: '2026-11-24', slot: '10:00-12:00' },
      homes: ['cap-1042'],
    });
    expect(path).not.toContain('Sara');
  });

  it('contains several homes in their order, up to the limit', () => {
    const reference = 'CAP-9 cap-2, jsn1';
    const path = receiptPath('bookViewing', { ...viewing, reference }, 'SB-7KQ4MD');
    expect(readReceipt(new URL(path, 'https://x').search)?.homes).toEqual(['cap-9', 'cap-2', 'jsn1']);
    const many = '1 2 3 4 5 6 7'.replace(/\d/g, 'cap-$&,');
    expect(readReceipt(`?reference=SB-7KQ4MD&form=bookViewing&property=${many}`)?.homes).toHaveLength(6);
  });

  it('has the same query as the calendar entry, which adds the language', () => {
    const receipt = readReceipt(
      '?reference=SB-7KQ4MD&form=bookViewing&date=2026-11-24&slot=10:00-12:00&name=Sara',
    );
    const address = receipt && calendarFileAddress(receipt, 'ar');
    expect(address).toMatch(/^\/api\/leads\/visit\.ics\?reference=SB-7KQ4MD&form=bookViewing&/);
    const { search, searchParams } = new URL(address ?? '', 'https://x');
    expect([searchParams.get('language'), searchParams.get('name')]).toEqual(['ar', null]);
    expect(readReceipt(search)).toEqual(receipt);
  });

  it('omits an invalid reference of a home', () => {
    const path = receiptPath('bookViewing', { ...viewing, reference: 'the villa of Sara' }, 'SB-7KQ4MD');
    expect(path).not.toContain('property');
  });

  it.each([
    '',
    '?reference=SB-7KQ4MD',
    '?reference=x&form=callback',
    '?reference=<b>&form=callback',
    '?reference=SB-7KQ4MD&form=toString',
  ])('%j is no receipt', (search) => {
    expect(readReceipt(search)).toBeNull();
  });

  it('ignores an invalid time', () => {
    expect(
      readReceipt('?reference=SB-7KQ4MD&form=bookViewing&date=2026-02-31&slot=10:00-12:00')?.viewing,
    ).toBeNull();
    expect(readReceipt('?reference=SB-7KQ4MD&form=bookViewing&date=2026-02-02&slot=x')?.viewing).toBeNull();
  });
});
