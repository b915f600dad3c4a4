/** File types that forms can accept. */
export type FileType = 'pdf' | 'doc' | 'docx';

/** The properties of a selected file that are checked. */
export type FileAnswer = {
  /** File name. */
  name: string;
  /** Size in bytes. For a file that is too large, any number above the limit. */
  size: number;
  /** The first bytes of the file, at most `signatureLength`. */
  start: Uint8Array;
};

/** Number of bytes that `fileTypeOf` needs. PDF readers accept up to a kilobyte before the signature. */
export const signatureLength = 1024;

const officeBefore2007 = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = [0x50, 0x4b, 0x03, 0x04];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** The type of a file, if its extension and signature agree; otherwise null. */
export function fileTypeOf({ name, start }: Pick<FileAnswer, 'name' | 'start'>): FileType | null {
  const extension = /\.(pdf|docx?)$/i.exec(name.trim())?.[1]?.toLowerCase();
  if (extension === 'pdf') return contains(start, pdf) ? 'pdf' : null;
  if (extension === 'doc') return beginsWith(start, officeBefore2007) ? 'doc' : null;
  return extension === 'docx' && beginsWith(start, zip) ? 'docx' : null;
}

/** Reads a file from posted data; null if there is none. */
export function readFileAnswer(raw: unknown): FileAnswer | null {
  const value = Array.isArray(raw) ? raw.at(-1) : raw;
  if (typeof value !== 'object' || value === null) return null;
  const { name, size, start } = value as Partial<FileAnswer>;
  // Browsers post an empty file without name if none was selected.
  if (typeof name !== 'string' || name === '' || typeof size !== 'number') return null;
  return start instanceof Uint8Array ? { name: tidyName(name), size, start } : null;
}

/** Removes folders and line breaks from a file name and truncates it, but keeps its extension. */
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
