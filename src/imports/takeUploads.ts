import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFileName } from '../domain/content/pictureFileName';
import type { Fault } from '../generation/fault';
import { formatEntry } from '../generation/formatEntry';
import type { ListingJson } from './importContext';
import { pictureEntryOf } from './pictureEntryOf';
import { takePicture } from './takePicture';

/**
 * Takes in the photos that editors have uploaded to galleries: those in `content/pictures/` that a home names and that
 * have no JSON file. Each is turned, cropped and stripped of its metadata, as by `npm run content:picture`, and gets a
 * JSON file with a proposed description, which `content:check` asks an editor to replace. `img_2041.jpeg` becomes
 * `img-2041.jpg`, which is its name in the gallery (`withBareNames`).
 * @returns the faults of photos that cannot be used, which stay as they are
 */
export async function takeUploads(root: string): Promise<Fault[]> {
  const folder = join(root, 'content/pictures');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const known = new Set(files.filter((file) => file.endsWith('.json')).map(nameOf));
  const uploads = files.filter(
    (file) => /\.(jpe?g|png|webp|hei[cf])$/.test(file) && !known.has(nameOf(file)),
  );
  if (uploads.length === 0) return [];
  const places = placesInGalleries(root);
  const faults: Fault[] = [];
  for (const file of uploads) {
    const name = pictureFileName(file);
    const place = name && (places.get(name) ?? places.get(file));
    if (!name || !place) continue;
    try {
      if (known.has(nameOf(name))) throw new Error(`the name of another photo, ${name}`);
      if (!/\.jpe?g$/.test(file)) throw new Error(`a file that ends in ${file.slice(file.lastIndexOf('.'))}`);
      const photo = await takePicture(readFileSync(join(folder, file)));
      const entry = pictureEntryOf(name, { value: name, from: 'gallery' }, place.home, place.position);
      writeFileSync(join(folder, file), photo);
      renameSync(join(folder, file), join(folder, name));
      writeFileSync(join(folder, `${nameOf(name)}.json`), formatEntry('pictures', entry), { flag: 'wx' });
      known.add(nameOf(name));
    } catch (error) {
      const { message } = error as Error;
      const expected = 'a JPEG photo that can be cropped to 3:2 with a width of 1600 pixels';
      faults.push({ file: `content/pictures/${file}`, path: '', found: message, expected });
    }
  }
  return faults;
}

const nameOf = (file: string) => file.replace(/\.\w+$/, '');

/** The home and the position in its gallery of each picture. Listings that cannot be read are left out. */
function placesInGalleries(root: string): Map<string, { home: ListingJson; position: number }> {
  const places = new Map<string, { home: ListingJson; position: number }>();
  const folder = join(root, 'content/listings');
  for (const file of readdirSync(folder)) {
    const home = readListing(join(folder, file));
    const gallery = Array.isArray(home?.gallery) ? home.gallery : [];
    for (const [position, picture] of gallery.entries())
      if (home) places.set(String(picture), { home, position });
  }
  return places;
}

function readListing(file: string): ListingJson | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
