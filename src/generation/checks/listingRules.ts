import type { Listing, PropertyType } from '../../domain/content/listings';
import type { Loose } from '../parsePartially';

/** A home with the purpose and country that most of its fields agree on. */
type JudgedHome = Loose<Listing> & { sells: boolean; country: 'qatar' | 'uk' | null };

/** A rule between fields of a home. It is skipped if a field that it reads is invalid. */
export type ListingRule = {
  path: string;
  reads: readonly string[];
  isBroken: (home: JudgedHome) => boolean;
  expected: string;
  /** Text for the value found; by default the value of the field. */
  found?: (home: JudgedHome) => string;
};

const roomless: readonly (PropertyType | undefined)[] = ['land', 'office-space', 'shop'];
const lived: readonly (PropertyType | undefined)[] = [
  'apartment',
  'villa',
  'duplex',
  'penthouse',
  'compound',
];
/** Fields that only residential property has. */
const roomFields = ['bedrooms', 'bathrooms', 'maidsRoom', 'furnished'] as const;
const builtFields = ['floor', 'fitOut', 'parking'] as const;

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== false;
const givenRooms = (home: JudgedHome) => roomFields.filter((field) => isGiven(home[field]));
const hasOddType = (home: JudgedHome) => roomless.includes(home.type) && givenRooms(home).length > 1;

/** A field that only homes to rent have. */
const letOnly = (path: 'deposit' | 'cheques' | 'billsIncluded'): ListingRule => ({
  path,
  reads: [path],
  isBroken: (home) => home.sells && isGiven(home[path]),
  expected: 'no value for a sale',
});

const onlyWhere = (
  path: keyof Listing & string,
  reads: readonly string[],
  isAllowed: (home: JudgedHome) => boolean,
  expected: string,
): ListingRule => ({
  path,
  reads: [path, ...reads],
  isBroken: (home) => isGiven(home[path]) && !isAllowed(home),
  expected,
});

export const listingRules: readonly ListingRule[] = [
  letOnly('deposit'),
  letOnly('cheques'),
  letOnly('billsIncluded'),
  {
    path: 'permitUrl',
    reads: ['permitUrl', 'permit'],
    isBroken: ({ permit, permitUrl }) => isGiven(permitUrl) && !isGiven(permit),
    expected: 'no address without the number of the permit, "permit"',
  },
  {
    path: 'deposit',
    reads: ['deposit', 'price.amount'],
    isBroken: ({ sells, deposit, price }) => !sells && (deposit ?? 0) > 12 * (price?.amount ?? 0),
    expected: 'at most a year’s rent',
  },
  {
    path: 'type',
    reads: ['type'],
    isBroken: hasOddType,
    found: ({ type }) => `"${type}"`,
    expected:
      'a type that has rooms to live in, as the home has (bedrooms, bathrooms), or none of these fields',
  },
  ...roomFields.map((path) =>
    onlyWhere(
      path,
      ['type'],
      (home) => hasOddType(home) || !roomless.includes(home.type),
      'nothing for this type',
    ),
  ),
  ...builtFields.map((path) => onlyWhere(path, ['type'], ({ type }) => type !== 'land', 'nothing for land')),
  ...(['bedrooms', 'bathrooms'] as const).map(
    (path): ListingRule => ({
      path,
      reads: [path, 'type'],
      isBroken: (home) => lived.includes(home.type) && home[path] === null,
      expected: path === 'bedrooms' ? 'a number (0 for a studio)' : 'a number',
    }),
  ),
  {
    path: 'family',
    reads: ['family', 'type'],
    isBroken: (home) =>
      (home.type === 'office-space' || home.type === 'shop') &&
      home.family !== 'commercial' &&
      !hasOddType(home),
    expected: '"commercial" for an office or a shop',
  },
  {
    path: 'family',
    reads: ['family', 'type'],
    isBroken: ({ family, type }) => family === 'commercial' && type !== 'compound' && lived.includes(type),
    expected: 'another one: only compounds, offices, shops, buildings and land are "commercial"',
  },
  onlyWhere(
    'fitOut',
    ['type'],
    ({ type }) => !lived.includes(type),
    'nothing but for offices, shops and buildings',
  ),
  onlyWhere('tenure', [], ({ sells }) => sells, 'nothing for rent'),
  onlyWhere('leaseYears', ['tenure'], ({ tenure }) => tenure === 'leasehold', 'nothing but for a leasehold'),
  onlyWhere('epc', ['family'], ({ family }) => family === 'new-homes', 'nothing but for homes in the UK'),
  {
    path: 'epc.potential',
    reads: ['epc.current', 'epc.potential'],
    isBroken: ({ epc }) => (epc?.potential ?? '') > (epc?.current ?? ''),
    expected: 'a letter that is as good as the current one, or better',
  },
  {
    path: 'family',
    reads: ['family', 'project'],
    isBroken: ({ family, project, sells }) => family === 'off-plan' && !sells && project === null,
    expected: 'another one: off-plan homes are for sale and belong to a project',
  },
  {
    path: 'purpose',
    reads: ['family', 'project'],
    isBroken: ({ family, project, sells }) => family === 'off-plan' && !sells && project !== null,
    expected: '"sale": off-plan homes cannot be let yet',
  },
  {
    path: 'purpose',
    reads: ['family'],
    isBroken: ({ family, sells, country }) => family === 'new-homes' && !sells && country === 'uk',
    expected: '"sale": homes in the UK are offered for sale only',
  },
  {
    path: 'project',
    reads: ['family', 'project'],
    isBroken: ({ family, project, sells }) =>
      family === 'off-plan' ? sells && project === null : project !== null,
    expected: 'a project for off-plan listings, and for those only',
  },
  onlyWhere(
    'unit',
    ['project', 'family'],
    ({ project, family }) => project !== null || family === 'off-plan',
    'nothing without a project',
  ),
];
