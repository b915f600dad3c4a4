const address = process.env.GATSBY_TILES_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/**
 * The tile server of the maps. The default is OpenStreetMap. A build can set another one with `GATSBY_TILES_URL`, which
 * contains {z}, {x} and {y}, and `GATSBY_TILES_ATTRIBUTION`, the attribution that its provider requires.
 */
export const tiles = {
  address,
  /** True when the tiles come from a third party, which requires consent. */
  isForeign: !/^\/(?!\/)/.test(address),
  /** The name of the provider as visitors see it. */
  provider: process.env.GATSBY_TILES_URL
    ? address.replace(/^https?:\/\/(\{s\}\.)?|\/.*$/g, '')
    : 'OpenStreetMap',
  attribution: process.env.GATSBY_TILES_ATTRIBUTION || null,
  deepestZoom: 19,
};

/** The source of the data of our own coast line. */
export const openStreetMap = { name: 'OpenStreetMap', address: 'https://www.openstreetmap.org/copyright' };
