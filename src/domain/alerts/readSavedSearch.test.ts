import { describe, expect, it } from 'vitest';
import { readSavedSearch, readSavedSearchChange } from './readSavedSearch';
import { savedSearchesAddress, standardAddress } from './savedSearch';

const posted = {
  locale: 'ar',
  name: ' شقق  في لوسيل ',
  email: 'Sara@example.com',
  frequency: 'daily',
  address: '/properties/for-rent/in-lusail/?min-bedrooms=2&page=3&view=map',
  consent: true,
};

describe('a request to save a search', () => {
  it('is normalised: spaces of the name, page and view of the address', () => {
    expect(readSavedSearch(posted)).toEqual({
      request: {
        locale: 'ar',
        name: 'شقق في لوسيل',
        email: 'Sara@example.com',
        frequency: 'daily',
        address: '/properties/for-rent/in-lusail/?min-bedrooms=2',
        trapped: false,
      },
      faults: [],
    });
  });

  it.each([
    ['name', '', 'required'],
    ['name', 'x'.repeat(81), 'tooLong'],
    ['email', 'sara@example', 'email'],
    ['frequency', 'hourly', 'option'],
    ['address', '/about/', 'option'],
    ['address', 'https://www.safabay.example/about/', 'option'],
    ['address', 'https://', 'option'],
    ['address', `/properties/for-rent/?q=${'x'.repeat(1_000)}`, 'tooLong'],
    ['consent', 'no', 'required'],
    ['email', { an: 'object' }, 'required'],
  ])('with the %s %j has the fault %3$s', (field, value, code) => {
    expect(readSavedSearch({ ...posted, [field]: value })).toEqual({
      request: null,
      faults: [{ field, code }],
    });
  });

  it('may name the results by their URL, as a visitor without scripts pastes it', () => {
    const address = 'https://www.safabay.example/ar/properties/for-rent/in-lusail/?min-bedrooms=2#top';
    expect(readSavedSearch({ ...posted, address }).request?.address).toBe(
      '/properties/for-rent/in-lusail/?min-bedrooms=2',
    );
  });

  it('names all its faults, and notices a filled honeypot', () => {
    expect(readSavedSearch({}).faults.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'frequency',
      'address',
      'consent',
    ]);
    expect(readSavedSearch({ ...posted, consent: 'on', extra: 'x' }).request?.trapped).toBe(true);
  });
});

describe('a change of a saved search', () => {
  it('contains only what was sent', () => {
    expect(readSavedSearchChange({ state: 'paused', email: 'x@example.com' }).change).toEqual({
      state: 'paused',
    });
  });

  it.each([{ name: '' }, { frequency: 'never' }, { state: 'gone' }])('refuses %j', (change) => {
    expect(readSavedSearchChange(change)).toMatchObject({ change: null, faults: [{}] });
  });
});

it('finds the API beside that of leads', () => {
  expect(savedSearchesAddress('/api/leads')).toBe('/api/saved-searches');
  expect(savedSearchesAddress('https://l.example/api/leads')).toBe('https://l.example/api/saved-searches');
  expect(standardAddress('/commercial-properties/for-sale/')).toBe(
    '/commercial-properties/for-sale/in-qatar/',
  );
});
