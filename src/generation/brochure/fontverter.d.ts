/** Converts fonts between TrueType, WOFF and WOFF2. The package has no types of its own. */
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}
