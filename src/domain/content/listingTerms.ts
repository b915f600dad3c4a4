/*
 * The values that listings may use, in the order in which the site offers them. They are separate from the schema
 * because it would add zod, over 15 KB, to the browser's bundle.
 */

export const families = ['residential', 'commercial', 'off-plan', 'new-homes'] as const;
export const purposes = ['rent', 'sale'] as const;
export const currencies = ['QAR', 'GBP'] as const;
export const propertyTypes = [
  'apartment',
  'villa',
  'duplex',
  'compound',
  'penthouse',
  'land',
  'office-space',
  'shop',
  'whole-building',
] as const;
export const statuses = ['for-sale', 'for-rent', 'sold', 'let-agreed'] as const;
export const furnishings = ['furnished', 'semi-furnished', 'unfurnished'] as const;
export const fitOuts = ['shell-and-core', 'cat-a', 'fitted'] as const;
export const tenures = ['freehold', 'usufruct', 'leasehold'] as const;
export const views = [
  'sea',
  'marina',
  'city',
  'garden',
  'pool',
  'park',
  'courtyard',
  'street',
  'river',
] as const;
export const features = [
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
] as const;

/** True for the status of a home that is neither sold nor let. */
export function isOnMarket(status: (typeof statuses)[number]): boolean {
  return status === 'for-sale' || status === 'for-rent';
}
