import { describe, expect, it } from 'vitest';
import {
  type DeviceSearch,
  maxDeviceSearches,
  newNumbers,
  packNumbers,
  readDeviceSearches,
  withSearch,
} from './deviceSearches';
import { homeChange } from './homeChange';

const lusail: DeviceSearch = {
  name: 'Homes in Lusail',
  address: '/properties/for-rent/in-lusail/?min-bedrooms=2',
  saved: '2026-11-20T08:00:00.000Z',
  seen: [1203, 1, 4],
};

describe('the searches stored in a browser', () => {
  it('are read as they were written', () => {
    expect(readDeviceSearches(JSON.parse(JSON.stringify([lusail])))).toEqual([lusail]);
  });

  it.each([null, 'text', { address: '/properties/for-rent/' }, [null], [7], [{ name: 'x' }]])(
    'are none in %j',
    (json) => {
      expect(readDeviceSearches(json)).toEqual([]);
    },
  );

  it.each([
    '/about/',
    'https://evil.example/properties/for-rent/',
    `/properties/for-rent/?q=${'x'.repeat(1000)}`,
  ])('lose the address %s, which is not one of results', (address) => {
    expect(readDeviceSearches([{ ...lusail, address }, lusail])).toEqual([lusail]);
  });

  it('are repaired: an address twice, a missing name, an unreadable date and unusable numbers', () => {
    const broken = { ...lusail, name: ' ', saved: 'yesterday', seen: [3, -1] };
    expect(readDeviceSearches([broken, lusail])).toEqual([
      { name: lusail.address, address: lusail.address, saved: '1970-01-01T00:00:00.000Z', seen: null },
    ]);
  });

  it('are renamed rather than added twice, and refused when there are too many', () => {
    expect(withSearch([lusail], { ...lusail, name: 'Flat' })).toEqual([{ ...lusail, name: 'Flat' }]);
    const full = Array.from({ length: maxDeviceSearches }, (_, at) => ({
      ...lusail,
      address: `${lusail.address}&min-price=${at}`,
    }));
    expect(withSearch(full, lusail)).toBeNull();
    expect(withSearch(full.slice(1), lusail)?.at(-1)).toEqual(lusail);
  });
});

describe('new homes', () => {
  it('are those that were not there before, whatever their order', () => {
    const seen = packNumbers([1208, 1203, 1204]);
    expect(seen).toEqual([1203, 1, 4]);
    expect(newNumbers([1203, 1204, 1208], seen)).toEqual([]);
    expect(newNumbers([1300, 1204, 7], seen)).toEqual([1300, 7]);
  });

  it('are none before the first count, and all after a count without homes', () => {
    expect(newNumbers([1203], null)).toEqual([]);
    expect(newNumbers([1203], packNumbers([]))).toEqual([1203]);
  });
});

describe('the change of a shortlisted home', () => {
  const before = { amount: 9500, status: 'for-rent', at: Date.UTC(2026, 10, 17) } as const;
  it.each([
    ['nothing', { price: { amount: 9500 }, status: 'for-rent' }, null],
    ['a lower price', { price: { amount: 9000 }, status: 'for-rent' }, { kind: 'reduced', by: 500 }],
    ['a higher price', { price: { amount: 9600 }, status: 'for-rent' }, { kind: 'raised', by: 100 }],
    [
      'a letting, which counts more than the price',
      { price: { amount: 9000 }, status: 'let-agreed' },
      { kind: 'status', status: 'let-agreed' },
    ],
  ] as const)('is, after %s, %3$j', (_, now, change) => {
    expect(homeChange(before, now)).toEqual(change);
  });

  it('is unknown if the home was saved before prices were noted', () => {
    expect(homeChange(undefined, { price: { amount: 1 }, status: 'for-rent' })).toBeNull();
  });
});
