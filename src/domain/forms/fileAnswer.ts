/** Types of file that forms may take. */
export type FileType = 'pdf' | 'doc' | 'docx';

/** A file that was chosen, as far as it is checked. */
export type FileAnswer = {
  /** The visitor's name for it. */
  name: string;
  /** Bytes; of a file that is too large, at least one more than allowed. */
  size: number;
  /** Its first bytes, `signatureLength` of them where it has as many. */
  start: Uint8Array;
};

/** How many bytes of a file `fileTypeOf` wants to see. PDF readers forgive a kilobyte before the signature. */
export const signatureLength = 1024;

const officeBefore2007 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = [0x50, 0x4b, 0x03, 0x04];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** The type of a file whose name and first bytes agree on one; null for every other file. */
export function fileTypeOf({ name, start }: Pick<FileAnswer, 'name' | 'start'>): FileType | null {
  const extension = /\.(pdf|docx?)$/i.exec(name.trim())?.[1]?.toLowerCase();
  if (extension === 'pdf') return contains(start, pdf) ? 'pdf' : null;
  if (extension === 'doc') return beginsWith(start, officeBefore2007) ? 'doc' : null;
  return extension === 'docx' && beginsWith(start, zip) ? 'docx' : null;
}

/** A file out of anything that was posted under a field's name; null where there is none. */
export function readFileAnswer(raw: unknown): FileAnswer | null {
  const value = Array.isArray(raw) ? raw.at(-1) : raw;
  if (typeof value !== 'object' || value === null) return null;
  const { name, size, start } = value as Partial<FileAnswer>;
  // A browser posts a nameless, empty file where none was chosen.
  if (typeof name !== 'string' || name === '' || typeof size !== 'number') return null;
  return start instanceof Uint8Array ? { name: tidyName(name), size, start } : null;
}

/** The last step of a path, on one line and not endless; its extension stays. */
function tidyName(name: string): string {
  const last = name.normalize('NFC').replace(/^.*[\\/]/, '');
  const plain = last.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return plain.length > 120 ? `${plain.slice(0, 110)}${plain.slice(-10)}` : plain;
}

function beginsWith(bytes: Uint8Array, signature: readonly number[], at = 0): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

function contains(bytes: Uint8Array, signature: readonly number[]): boolean {
  return bytes.some((_byte, at) => beginsWith(bytes, signature, at));
}
