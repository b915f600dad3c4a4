/** Part of an address with its percent signs decoded; as it stands where they are malformed, as in `#50%`. Never throws. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
