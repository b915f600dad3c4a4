import type { Encoding } from '../release/encodings';

/**
 * The first of the offered encodings that the client takes, or null for the file as it is.
 * @param accepted the Accept-Encoding header; without one the file goes out as it is
 */
export function chooseEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | null {
  if (!accepted || offered.length === 0) return null;
  const weights = new Map(accepted.split(',').map(readWeight));
  const weightOf = ({ name }: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  return offered.find((encoding) => weightOf(encoding) > 0) ?? null;
}

/** `gzip;q=0.5` as its name and weight; what cannot be read weighs nothing. */
function readWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => parameter.trim()).find((text) => text.startsWith('q='));
  return [name.trim(), quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
