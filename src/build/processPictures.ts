import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PictureEntry } from '../domain/content/pictures';
import type { PictureView } from '../domain/site/pictureView';

/** A picture without its words, which depend on the language. */
export type ProcessedPicture = Omit<PictureView, 'alt'>;

/** One set of widths for every use of a picture, so that each is made once; the component says how wide it is shown. */
const widths = [400, 800, 1200, 1600] as const;
/** Browsers without script or srcset, and whoever shares a page, get this one. */
const plainWidth = 800;

/** AVIF's effort 1 costs a seventh of the usual time for the same bytes. Raise `version` with any change here. */
const formats: Record<string, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 66, effort: 3 }),
  jpg: (picture) => picture.jpeg({ quality: 72 }),
};
const version = 1;

/**
 * Makes every photo in all widths as AVIF, WebP and JPEG, and gives drawings a hashed name. What was made before is
 * kept in `cacheFolder` and only copied.
 * @param publicFolder where the site is built
 * @returns what the site shows of each picture, by file name
 */
export async function processPictures(
  entries: readonly PictureEntry[],
  { folder, cacheFolder, publicFolder }: { folder: string; cacheFolder: string; publicFolder: string },
): Promise<Map<string, ProcessedPicture>> {
  const processed = new Map<string, ProcessedPicture>();
  const queue = [...entries];
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const content = readFileSync(join(folder, entry.file));
      const hash = createHash('sha256').update(`${version}`).update(content).digest('hex').slice(0, 16);
      const isPhoto = entry.file.endsWith('.jpg');
      const place = {
        path: `/static/${hash}/${entry.file.replace(/\.\w+$/, '')}`,
        cacheFolder,
        publicFolder,
      };
      processed.set(
        entry.file,
        isPhoto ? await makePhoto(entry, content, place) : await keepDrawing(entry, content, place),
      );
    }
  };
  // Three at once keep both cores busy: a picture is encoded on one core most of the time.
  await Promise.all([work(), work(), work()]);
  return processed;
}

type Place = { path: string; cacheFolder: string; publicFolder: string };

async function makePhoto(entry: PictureEntry, content: Buffer, place: Place): Promise<ProcessedPicture> {
  const sizes = widths.filter((width) => width <= entry.width);
  for (const [format, encode] of Object.entries(formats)) {
    for (const width of sizes) {
      await keep(place, `-${width}.${format}`, () => encode(sharp(content).resize(width)).toBuffer());
    }
  }
  const srcSet = (format: string) =>
    sizes.map((width) => `${place.path}-${width}.${format} ${width}w`).join(', ');
  return {
    width: entry.width,
    height: entry.height,
    color: await mainColor(content, place),
    src: `${place.path}-${sizes.includes(plainWidth) ? plainWidth : (sizes.at(-1) ?? plainWidth)}.jpg`,
    srcSet: srcSet('jpg'),
    webp: srcSet('webp'),
    avif: srcSet('avif'),
  };
}

/** The mean colour of a picture as `#rrggbb`. */
async function mainColor(content: Buffer, { cacheFolder, path }: Place): Promise<string> {
  const file = join(cacheFolder, `${path}.color`);
  if (!existsSync(file)) {
    const [r = 0, g = 0, b = 0] = await sharp(content).resize(1, 1).removeAlpha().raw().toBuffer();
    writeFileSync(file, `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`);
  }
  return readFileSync(file, 'utf8');
}

async function keepDrawing(entry: PictureEntry, content: Buffer, place: Place): Promise<ProcessedPicture> {
  const ending = entry.file.slice(entry.file.lastIndexOf('.'));
  await keep(place, ending, async () => content);
  const { width, height } = entry;
  return { width, height, color: null, src: `${place.path}${ending}`, srcSet: null, webp: null, avif: null };
}

/** Sees to it that a made file is in the cache, and copies it to the site. */
async function keep(
  { path, cacheFolder, publicFolder }: Place,
  ending: string,
  make: () => Promise<Buffer>,
): Promise<void> {
  const cached = join(cacheFolder, path + ending);
  if (!existsSync(cached)) {
    mkdirSync(join(cached, '..'), { recursive: true });
    writeFileSync(cached, await make());
  }
  cpSync(cached, join(publicFolder, path + ending));
}
