import type { Family, Feature, Listing, PropertyType, Purpose, Status } from '../content/listings';

/*
 * The names of domain/content/listings once more: importing its lists would bring zod, 15 KB and more, to the browser.
 * A test compares both.
 */

export const familyNames = ['residential', 'commercial', 'off-plan', 'new-homes'] as const satisfies Family[];
export const purposeNames = ['rent', 'sale'] as const satisfies Purpose[];
export const statusNames = ['for-sale', 'for-rent', 'sold', 'let-agreed'] as const satisfies Status[];
export const furnishingNames = ['furnished', 'semi-furnished', 'unfurnished'] as const satisfies NonNullable<
  Listing['furnished']
>[];
export const tenureNames = ['freehold', 'usufruct', 'leasehold'] as const satisfies NonNullable<
  Listing['tenure']
>[];
export const typeNames = [
  'apartment',
  'villa',
  'duplex',
  'compound',
  'penthouse',
  'land',
  'office-space',
  'shop',
  'whole-building',
] as const satisfies PropertyType[];
export const featureNames = [
  'balcony',
  'terrace',
  'private-garden',
  'private-pool',
  'shared-pool',
  'gym',
  'spa',
  'sauna',
  'playground',
  'kids-club',
  'sports-court',
  'beach-access',
  'marina-berth',
  'concierge',
  'security',
  'covered-parking',
  'storage-room',
  'study',
  'driver-room',
  'majlis',
  'built-in-wardrobes',
  'fitted-kitchen',
  'smart-home',
  'central-cooling',
  'pets-allowed',
  'near-metro',
  'meeting-rooms',
  'reception-desk',
  'pantry',
  'raised-floor',
  'server-room',
  'generator',
  'loading-bay',
  'shop-window',
  'mezzanine',
  'residents-lounge',
  'bike-store',
  'roof-garden',
] as const satisfies Feature[];

/** What can be asked for beside the features that a listing names: fields of it that visitors think of as features. */
export const extraFeatureNames = ['pool', 'sea-view', 'maids-room'] as const;
/** All that `SearchQuery.features` may name. `pool` is a private or a shared one. */
export const wantedFeatureNames = [...extraFeatureNames, ...featureNames] as const;
export type WantedFeature = (typeof wantedFeatureNames)[number];

/** True for the name of a property type, as in `type-villa`. */
export function isPropertyType(name: string): name is PropertyType {
  return (typeNames as readonly string[]).includes(name);
}
