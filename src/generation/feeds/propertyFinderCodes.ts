import type { Feature, Listing, PropertyType } from '../../domain/content/listings';

/** The portal's code of each type of property. */
export const propertyTypeCodes: Record<PropertyType, string> = {
  apartment: 'AP',
  villa: 'VH',
  duplex: 'DX',
  compound: 'CD',
  penthouse: 'PH',
  land: 'LP',
  'office-space': 'OF',
  shop: 'SH',
  'whole-building': 'WB',
};

/** The codes of `private_amenities`. Features that are not listed have no code. */
const privateCodes: Partial<Record<Feature, string>> = {
  balcony: 'BA',
  'private-garden': 'PG',
  'private-pool': 'PP',
  'shared-pool': 'SP',
  gym: 'SY',
  spa: 'SS',
  playground: 'PR',
  concierge: 'CS',
  security: 'SE',
  'covered-parking': 'CP',
  study: 'ST',
  'built-in-wardrobes': 'BW',
  'fitted-kitchen': 'BK',
  'central-cooling': 'AC',
  'pets-allowed': 'PA',
};

/** The codes of `commercial_amenities`. */
const commercialCodes: Partial<Record<Feature, string>> = {
  'meeting-rooms': 'CR',
  pantry: 'PN',
  mezzanine: 'MZ',
};

/** The portal's values for furniture. */
export const furnishedWords: Record<NonNullable<Listing['furnished']>, string> = {
  furnished: 'Yes',
  'semi-furnished': 'Partly',
  unfurnished: 'No',
};

const waterViews: readonly Listing['view'][] = ['sea', 'marina', 'river'];

/** Returns the code of an offer: residential or commercial, for rent or for sale. */
export function offeringCode({ family, purpose }: Pick<Listing, 'family' | 'purpose'>): string {
  return `${family === 'commercial' ? 'C' : 'R'}${purpose === 'rent' ? 'R' : 'S'}`;
}

/** Returns the codes of `private_amenities`: features, a maid's room (MR) and a view of water (VW). */
export function privateAmenities({
  features,
  maidsRoom,
  view,
}: Pick<Listing, 'features' | 'maidsRoom' | 'view'>): string[] {
  return [
    ...features.flatMap((feature) => privateCodes[feature] ?? []),
    ...(maidsRoom ? ['MR'] : []),
    ...(waterViews.includes(view) ? ['VW'] : []),
  ];
}

/** Returns the codes of `commercial_amenities`. */
export function commercialAmenities({ features }: Pick<Listing, 'features'>): string[] {
  return features.flatMap((feature) => commercialCodes[feature] ?? []);
}
