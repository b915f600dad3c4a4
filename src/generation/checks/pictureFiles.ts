import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Fault } from '../fault';
import { type ContentItem, itemsIn } from '../parseContent';
import { show } from '../show';
import type { CheckInput } from './check';
import { faultsOfDrawing } from './drawings';

const formats: Record<string, string> = { jpg: 'jpeg', png: 'png', svg: 'svg' };
const names: Record<string, string> = { jpeg: 'JPEG', png: 'PNG', svg: 'SVG' };

/**
 * Checks picture files: format, completeness, size, and forbidden parts of SVG drawings. A picture is decoded only if
 * its end looks truncated, because decoding all of them takes a minute.
 */
export async function checkPictureFiles({ items, folder }: CheckInput): Promise<Fault[]> {
  const faults = await Promise.all(itemsIn(items, 'pictures').map((entry) => faultsOfFile(entry, folder)));
  return faults.flat();
}

/** Faults of files by their path, and the state of the file and its entry with them. */
const known = new Map<string, { state: string; faults: Promise<Fault[]> }>();

/** Examines a file unless it was examined in the same state before: the development server checks again and again. */
function faultsOfFile(entry: ContentItem<'pictures'>, folder: string): Promise<Fault[]> {
  const { file: name = '', width, height } = entry.value;
  const path = join(folder, 'pictures', name);
  const stats = name ? statSync(path, { throwIfNoEntry: false }) : undefined;
  if (!stats?.isFile()) return Promise.resolve([]);
  const state = [stats.ino, stats.ctimeMs, stats.size, entry.file, width, height].join(' ');
  const last = known.get(path);
  if (last?.state === state) return last.faults;
  const faults = examineFile(entry, path);
  known.set(path, { state, faults });
  return faults;
}

async function examineFile({ file, value }: ContentItem<'pictures'>, path: string): Promise<Fault[]> {
  const { file: name = '', width, height } = value;
  const place = { file: `content/pictures/${name}`, path: '' };
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const expected = `a whole ${names[formats[ending] ?? ''] ?? ending} picture`;
  const bytes = readFileSync(path);
  if (bytes.length === 0) return [{ ...place, found: 'an empty file', expected }];
  const drawingFaults = ending === 'svg' ? faultsOfDrawing(bytes, place.file) : [];
  // A drawing with faults may also fail to open; that is not reported again.
  if (drawingFaults.length > 0) return drawingFaults;
  try {
    const found = await sharp(bytes).metadata();
    const format = names[found.format ?? ''] ?? String(found.format).toUpperCase();
    if (found.format !== formats[ending])
      return [{ ...place, found: `a picture in the ${format} format`, expected }];
    if (isCut(bytes, ending)) await sharp(bytes, { failOn: 'truncated' }).stats();
    const turned = (found.orientation ?? 1) > 1;
    if (turned)
      return [
        {
          ...place,
          found: 'a photo that is rotated by its EXIF data',
          expected: 'one that is saved upright',
        },
      ];
    return [
      ...wrongSize(file, 'width', width, found.width),
      ...wrongSize(file, 'height', height, found.height),
    ];
  } catch {
    const isText = !/^(\xff\xd8|\x89PNG|\s*<)/.test(bytes.toString('latin1', 0, 64));
    return [
      {
        ...place,
        found: isText ? 'a file that is not a picture' : 'a picture that is damaged or truncated',
        expected,
      },
    ];
  }
}

/** True if a file lacks the end marker of its format. */
function isCut(bytes: Buffer, ending: string): boolean {
  const mark = ending === 'jpg' ? Buffer.from([0xff, 0xd9]) : ending === 'png' ? Buffer.from('IEND') : null;
  return mark !== null && !bytes.subarray(-16).includes(mark);
}

function wrongSize(
  file: string,
  path: 'width' | 'height',
  said: number | undefined,
  real: number | undefined,
): Fault[] {
  if (said === undefined || real === undefined || said === real) return [];
  return [{ file, path, found: show(said), expected: `${real}, as the picture is` }];
}
