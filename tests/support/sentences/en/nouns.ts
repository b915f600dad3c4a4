/** What a home has, as it stands in a row of things; the tag that it needs is its key. */
export const homeNouns: Record<string, string> = {
  balcony: 'a balcony',
  terrace: 'a terrace',
  'built-in-wardrobes': 'built-in wardrobes',
  'fitted-kitchen': 'a fitted kitchen',
  'storage-room': 'a storage room',
  study: 'a study',
  majlis: 'a majlis',
  'driver-room': 'a driver’s room',
  maid: 'a maid’s room',
  'private-garden': 'a private garden',
  'private-pool': 'a private pool',
  'central-cooling': 'central cooling',
  'smart-home': 'a smart home system',
  'park:1': 'one parking space',
  'park:2': 'two parking spaces',
};

export const sharedNouns: Record<string, string> = {
  'shared-pool': 'a pool',
  gym: 'a gym',
  sauna: 'a sauna',
  spa: 'a spa',
  playground: 'a playground',
  'kids-club': 'a kids’ club',
  'sports-court': 'a sports court',
  'residents-lounge': 'a lounge',
  'bike-store': 'a bicycle store',
  'roof-garden': 'a roof garden',
  concierge: 'a concierge',
  security: 'security staff',
};

export const premisesNouns: Record<string, string> = {
  'meeting-rooms': 'meeting rooms',
  'reception-desk': 'a reception desk',
  pantry: 'a pantry',
  'raised-floor': 'a raised floor',
  'server-room': 'a server room',
  generator: 'a generator',
  security: 'security staff',
  'covered-parking': 'covered parking',
  'central-cooling': 'central cooling',
  'shop-window': 'a shop window',
  mezzanine: 'a mezzanine',
  'loading-bay': 'a loading bay',
  'storage-room': 'a storage room',
};
