import type { Encoding } from '../release/encodings';

/**
 * Returns the first offered encoding that the client accepts, or null if the file is to be sent uncompressed.
 * @param accepted the Accept-Encoding header (RFC 9110, section 12.5.3); without one, nothing is compressed
 * @param offered in order of preference
 */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | null {
  if (!accepted || offered.length === 0) return null;
  const weights = new Map(accepted.split(',').map(readWeight));
  const weightOf = ({ name }: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  return offered.find((encoding) => weightOf(encoding) > 0) ?? null;
}

/** Parses `gzip;q=0.5` into its name and weight. An unreadable weight counts as 0, that is, not accepted. */
function readWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith('q='));
  return [name.trim(), quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
