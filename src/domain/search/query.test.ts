import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryQuery } from '../../../tests/support/arbitraryQuery';
import {
  defaultQuery,
  parseQuery,
  printQuery,
  resultsPath,
  type SearchQuery,
  unreadFields,
  withKnownAreas,
} from './query';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
const text = fc.oneof(
  fc.constantFrom('', 'cap-1203', 'مشيرب', 'AT&T = 100% #1', 'a,b', '؟ و ؛', 'x+y', '🏠'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

function parse(address: string): SearchQuery | null {
  const [pathname = '', ...search] = address.split('?');
  return parseQuery(pathname, search.join('?'));
}

describe('the URL of a search', () => {
  it('is parsed to the search from which it was printed', () => {
    fc.assert(
      fc.property(arbitraryQuery(slug, text), (query) => {
        expect(parse(printQuery(query))).toEqual(query);
      }),
      { numRuns: 1000 },
    );
  });

  it('is parsed without errors, whatever it contains', () => {
    const parameter = fc.tuple(
      fc.constantFrom(
        'min-price',
        'page',
        'bounds',
        'near',
        'shape',
        'features',
        'sort',
        'also',
        'text',
        'x',
      ),
      fc.string(),
    );
    const search = fc.array(parameter).map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
    fc.assert(
      fc.property(fc.string(), search, (rest, given) => {
        const query = parseQuery(`/properties/for-rent/${rest}`, given);
        expect(query && parse(printQuery(query))).toEqual(query);
      }),
      { numRuns: 1000 },
    );
  });

  it('omits defaults', () => {
    expect(printQuery(defaultQuery('residential', 'rent'))).toBe('/properties/for-rent/in-qatar/');
    expect(printQuery(defaultQuery('new-homes', 'sale'))).toBe('/properties/new-homes/for-sale/in-uk/');
  });

  it('has one parameter for each filter', () => {
    const query: SearchQuery = {
      ...defaultQuery('residential', 'rent'),
      areas: ['lusail', 'the-pearl-island', 'west-bay'],
      type: 'apartment',
      minPrice: 5000,
      maxPrice: 12000,
      minBedrooms: 0,
      maxBedrooms: 2,
      minBathrooms: 2,
      minSize: 60,
      maxSize: 200,
      furnished: 'semi-furnished',
      billsIncluded: true,
      completion: 2027,
      features: ['pool', 'sea-view', 'gym'],
      ownable: true,
      includeOffMarket: true,
      text: 'marina gate',
      sort: 'per-metre',
      page: 3,
      view: 'map',
      bounds: { south: 25.3, west: 51.5, north: 25.4, east: 51.6 },
    };
    expect(printQuery(query)).toBe(
      '/properties/for-rent/in-lusail/type-apartment/?also=the-pearl-island,west-bay&min-price=5000&max-price=12000' +
        '&min-bedrooms=0&max-bedrooms=2&min-bathrooms=2&min-size=60&max-size=200&furnished=semi-furnished' +
        '&bills-included=yes&completion=2027&features=pool,sea-view,gym&ownable=yes&include-gone=yes' +
        '&text=marina+gate&sort=per-metre&page=3&view=map&bounds=25.3,51.5,25.4,51.6',
    );
  });

  it.each([
    ['/properties/for-rent/', '/properties/for-rent/in-qatar/'],
    ['/properties/for-rent', '/properties/for-rent/in-qatar/'],
    ['/properties/', '/properties/for-rent/in-qatar/'],
    ['/properties/for-sale/in-Lusail', '/properties/for-sale/in-lusail/'],
    ['/properties//for-sale/in-lusail//type-villa', '/properties/for-sale/in-lusail/type-villa/'],
    ['/properties/for-sale/type-villa/', '/properties/for-sale/in-qatar/type-villa/'],
    ['/properties/for-sale/in-lusail/type-castle/', '/properties/for-sale/in-lusail/'],
    ['/properties/for-sale/in-/', '/properties/for-sale/in-qatar/'],
    ['/properties/for-sale/in-marina towers/', '/properties/for-sale/in-qatar/'],
    ['/properties/new-homes/', '/properties/new-homes/for-sale/in-uk/'],
    ['/properties/new-homes/for-sale/in-qatar/', '/properties/new-homes/for-sale/in-uk/'],
    ['/properties/new-homes/for-sale/in-london/', '/properties/new-homes/for-sale/in-london/'],
    ['/commercial-properties/', '/commercial-properties/for-rent/in-qatar/'],
    [
      '/commercial-properties/for-sale/in-west-bay/type-shop/',
      '/commercial-properties/for-sale/in-west-bay/type-shop/',
    ],
    ['/off-plan-properties/', '/off-plan-properties/for-sale/in-qatar/'],
    ['/off-plan-properties/for-rent/in-lusail/', '/off-plan-properties/for-sale/in-lusail/'],
  ])('tolerates the path %s', (given, canonical) => {
    expect(printQuery(parse(given) as SearchQuery)).toBe(canonical);
  });

  it.each(['/', '/buy/', '/properties-for-rent/x/cap-1/', '/ar/properties/for-rent/'])(
    'is not %s',
    (path) => {
      expect(parse(path)).toBeNull();
    },
  );

  it.each([
    ['min-price=free&max-price=9000', '?max-price=9000'],
    ['min-price=-5&min-price=7', ''],
    ['min-price=1e5', ''],
    ['min-price=%D9%A5', ''],
    ['min-bedrooms=2.5&min-bathrooms=2', '?min-bathrooms=2'],
    ['max-bedrooms=61', ''],
    ['furnished=maybe&ownable=yes', '?ownable=yes'],
    ['ownable=no', ''],
    ['features=pool,teleporter,pool', '?features=pool'],
    ['features=gym,pool', '?features=pool,gym'],
    ['sort=best&page=2', '?page=2'],
    ['page=0', ''],
    ['page=two', ''],
    ['view=hologram', ''],
    ['bounds=25,51,26', ''],
    ['bounds=26,51,25,52', ''],
    ['bounds=25,51,26,north', ''],
    ['bounds=25.123456,51,26,52', '?bounds=25.1235,51,26,52'],
    ['near=lusail,2', '?near=lusail,2'],
    ['near=lusail,3&page=2', '?page=2'],
    ['near=Lusail%20City,2', ''],
    ['near=lusail', ''],
    ['shape=g_cB', ''],
    ['text=%20%20marina%20%20gate%20', '?text=marina+gate'],
    ['text=%E0%A4%A', '?text=%EF%BF%BD%25A'],
    ['also=west-bay,,Not%20a%20slug,west-bay', '?also=west-bay'],
    ['also=qatar', null],
    ['utm_source=newsletter&min-size=50', '?min-size=50'],
  ])('ignores what is broken in ?%s and keeps the rest', (given, kept) => {
    const canonical =
      kept === null ? '/properties/for-rent/in-qatar/' : `/properties/for-rent/in-lusail/${kept}`;
    expect(printQuery(parse(`/properties/for-rent/in-lusail/?${given}`) as SearchQuery)).toBe(canonical);
  });
});

describe('unreadFields', () => {
  it('names what has a value that cannot be read', () => {
    const given = 'min-price=free&max-price=9000&shape=x!&near=lusail,3&text=&utm_source=mail';
    expect(unreadFields(given)).toEqual(['minPrice', 'near', 'shape']);
    expect(unreadFields('')).toEqual([]);
  });
});

describe('withKnownAreas', () => {
  it('removes unknown areas, and searches the whole country if none is left', () => {
    const query = { ...defaultQuery('residential', 'rent'), areas: ['atlantis', 'lusail'] };
    expect(withKnownAreas(query, (area) => area === 'lusail').areas).toEqual(['lusail']);
    expect(withKnownAreas(query, () => false).areas).toEqual(['qatar']);
    const near = { area: 'atlantis', kilometres: 2 } as const;
    expect(withKnownAreas({ ...query, near }, (area) => area === 'lusail').near).toBeNull();
    expect(withKnownAreas({ ...query, near }, () => true).near).toBe(near);
  });
});

describe('resultsPath', () => {
  it.each([
    [{ family: 'residential', purpose: 'rent' }, '/properties/for-rent/in-qatar/'],
    [
      { family: 'residential', purpose: 'sale', area: 'lusail', type: 'villa' },
      '/properties/for-sale/in-lusail/type-villa/',
    ],
    [{ family: 'commercial', purpose: 'sale', area: 'qatar' }, '/commercial-properties/for-sale/in-qatar/'],
    [{ family: 'off-plan', purpose: 'rent', area: null }, '/off-plan-properties/for-sale/in-qatar/'],
    [{ family: 'new-homes', purpose: 'sale', type: null }, '/properties/new-homes/for-sale/in-uk/'],
  ] as const)('of %o is %s', (at, path) => {
    expect(resultsPath(at)).toBe(path);
  });
});
