import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Fault } from './fault';
import { positionAt } from './positionAt';

/** The content of a text file without byte order mark. */
export type TextFile = { text: string; faults: Fault[] };

/**
 * Reads a text file. An encoding other than UTF-8 is a fault; the text is then decoded with the most likely encoding,
 * so that other faults in it can be reported too.
 * @param file the file name to report in faults
 * @throws if the file does not exist or cannot be read
 */
export function readText(path: string, file: string): TextFile {
  const bytes = readFileSync(path);
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes), faults: [] };
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'windows-1252';
  const lossy = new TextDecoder().decode(bytes);
  const position = isUtf16 ? { line: 1, column: 1 } : positionAt(lossy, lossy.indexOf('\ufffd'));
  return {
    text: new TextDecoder(encoding).decode(bytes),
    faults: [
      {
        file,
        path: '',
        ...position,
        found: isUtf16 ? 'a text in UTF-16' : 'a letter that is not in UTF-8 (Latin-1 or Windows-1252?)',
        expected: 'a text in UTF-8 (save it again with that encoding)',
      },
    ],
  };
}
