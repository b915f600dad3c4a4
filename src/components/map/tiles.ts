const address = process.env.GATSBY_TILES_URL || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/**
 * Where the map's tiles come from. OpenStreetMap unless the build is told otherwise: `GATSBY_TILES_URL` with {z}, {x}
 * and {y} in it, `GATSBY_TILES_ATTRIBUTION` in its provider's words.
 */
export const tiles = {
  address,
  /** True when they come from another server than the site: the visitor is asked first. */
  isForeign: !/^\/(?!\/)/.test(address),
  /** Whose server they come from, as visitors are told. */
  provider: process.env.GATSBY_TILES_URL
    ? address.replace(/^https?:\/\/(\{s\}\.)?|\/.*$/g, '')
    : 'OpenStreetMap',
  attribution: process.env.GATSBY_TILES_ATTRIBUTION || null,
  deepestZoom: 19,
};

/** Whose data our own coast line is made of. */
export const openStreetMap = { name: 'OpenStreetMap', address: 'https://www.openstreetmap.org/copyright' };
