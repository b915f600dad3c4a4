/** Decodes a percent-encoded part of a URL. Returns it unchanged if it is malformed, as in `#50%`. Never throws. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
