import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isPlan, type PictureEntry } from '../domain/content/pictures';
import { type PictureFormat, type PictureView, pictureWidths, planEnding } from '../domain/site/pictureView';
import { defaultLocale, type LocaleCode, localeCodes } from '../i18n/locales';

/** A picture without its words, which depend on the language. */
export type ProcessedPicture = Omit<PictureView, 'alt'>;

export type ProcessedPictures = {
  /** What the site shows of each picture, by file name. */
  pictures: Map<string, ProcessedPicture>;
  /** Resolves once every file is in the public folder; rejects with the name of a photo that cannot be made. */
  made: Promise<void>;
  /**
   * Makes the photos that are left on all cores, and removes those that the content no longer has. Call it when nothing
   * else is left to do. Settles as `made` does.
   */
  finish: () => Promise<void>;
};

/**
 * Encoders at their fastest settings that cost no visible quality: `docs/decisions/0032-fast-picture-encoding.md` has
 * the figures. Raise `version` with any change here.
 */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 46, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 66, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 72 }),
};
const version = 5;

/** The part of the public folder in which each picture has a folder, named after its hash. Gatsby writes to it, too. */
const picturesFolder = 'static';

/** Leaves one core to webpack, which runs at the same time, until `finish`. Each picture is encoded on a single core. */
const photosAtOnce = Math.max(1, availableParallelism() - 1);

/** A plan's drawing with its labels in a language. */
type PlanInLanguage = (svg: string, code: LocaleCode) => string;
type Folders = { folder: string; cacheFolder: string; publicFolder: string };
type Place = { path: string; cacheFolder: string; publicFolder: string };

/**
 * Makes every photo and every drawing in PNG in the formats and widths of `pictureWidths`. Gives drawings in SVG a
 * hashed name, and plans a file for each language. Files that are already in `cacheFolder` are only copied. Photos are
 * still being encoded when the function returns, because pages need only their paths and sizes.
 * @param publicFolder where the site is built
 * @param planIn translates the labels of a plan
 * @throws with the name of a photo that cannot be read
 */
export async function processPictures(
  entries: readonly PictureEntry[],
  { folder, cacheFolder, publicFolder, planIn }: Folders & { planIn: PlanInLanguage },
): Promise<ProcessedPictures> {
  const photos: { entry: PictureEntry; place: Place }[] = [];
  const processOne = async (entry: PictureEntry): Promise<[string, ProcessedPicture]> => {
    const content = await readFile(join(folder, entry.file));
    const translated = translationsOf(entry, content, planIn);
    const hash = hashOf([`${version}`, content, ...translated.map(({ svg }) => svg)]);
    const { name, ext: ending } = parse(entry.file);
    const place = { path: `/${picturesFolder}/${hash}/${name}`, cacheFolder, publicFolder };
    const { width, height } = entry;
    if (ending !== '.svg') {
      photos.push({ entry, place });
      const color = await mainColor(content, place).catch(nameOf(entry));
      return [entry.file, { width, height, color, path: place.path, kind: 'photo' }];
    }
    await keep(place, '.svg', async () => content);
    for (const { code, svg } of translated) await keep(place, `${planEnding(code)}.svg`, async () => svg);
    return [entry.file, { width, height, color: null, path: place.path, kind: 'drawing' }];
  };
  const pictures = new Map(await Promise.all(entries.map(processOne)));
  const makePhotos = async () => {
    for (let photo = photos.shift(); photo; photo = photos.shift())
      await makePhoto(join(folder, photo.entry.file), photo.place).catch(nameOf(photo.entry));
  };
  sharp.concurrency(1);
  const makeAtOnce = (cores: number) => Promise.all(Array.from({ length: cores }, makePhotos));
  const made = makeAtOnce(photosAtOnce).then(() => {});
  const finish = async () => {
    await Promise.all([made, makeAtOnce(availableParallelism() - photosAtOnce)]);
    removeOthers(join(publicFolder, picturesFolder), [...pictures.values()]);
  };
  return { pictures, made, finish };
}

/** Removes the pictures that only earlier builds had, so that a photo which was taken away is no longer public. */
function removeOthers(folder: string, pictures: readonly ProcessedPicture[]): void {
  const kept = new Set(pictures.map(({ path }) => path.split('/')[2]));
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (/^[\da-f]{10}$/.test(name) && !kept.has(name)) rmSync(join(folder, name), { recursive: true });
}

function nameOf({ file }: PictureEntry): (error: Error) => never {
  return (error) => {
    throw new Error(`content/pictures/${file} cannot be read as a photo: ${error.message}`);
  };
}

/** Returns a plan in every language other than its own, and nothing for other pictures. */
function translationsOf(entry: PictureEntry, content: Buffer, planIn: PlanInLanguage) {
  if (!isPlan(entry)) return [];
  return localeCodes
    .filter((code) => code !== defaultLocale)
    .map((code) => ({ code, svg: planIn(content.toString('utf8'), code) }));
}

/** A short hash, because pages repeat it often. File names are part of the path, too, so 40 bits tell pictures apart. */
function hashOf(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 10);
}

/** Writes a photo in every format and width. It is read once, and scaled once to each width. */
async function makePhoto(file: string, place: Place): Promise<void> {
  let original: Promise<Sharp> | undefined;
  const scaled = new Map<number, Promise<Sharp>>();
  const scaledTo = async (width: number) => {
    original ??= decoded(sharp(file));
    const known = scaled.get(width) ?? decoded((await original).clone().resize({ width }));
    scaled.set(width, known);
    return (await known).clone();
  };
  for (const [format, widths] of Object.entries(pictureWidths) as [PictureFormat, readonly number[]][])
    for (const width of widths)
      await keep(place, `-${width}.${format}`, async () =>
        encoders[format](await scaledTo(width)).toBuffer(),
      );
}

/** Returns the pixels of a picture, so that several others can be made of it. */
async function decoded(picture: Sharp): Promise<Sharp> {
  // JPEG has no transparency: without this, that of a PNG would become black.
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** The mean colour of a picture as `#rgb`, which is exact enough for a placeholder and half the size in page data. */
async function mainColor(content: Buffer, place: Place): Promise<string> {
  const cached = await makeOnce(place, '.rgb', async () => {
    const [r = 0, g = 0, b = 0] = await sharp(content).resize(1, 1).removeAlpha().raw().toBuffer();
    return `#${[r, g, b].map((part) => Math.round(part / 17).toString(16)).join('')}`;
  });
  return readFile(cached, 'utf8');
}

/** Makes a file unless it is in the cache, and copies it to the site. */
async function keep(place: Place, ending: string, make: () => Promise<Buffer | string>): Promise<void> {
  const cached = await makeOnce(place, ending, make);
  const target = join(place.publicFolder, place.path + ending);
  if ((await sizeOf(target)) === (await sizeOf(cached))) return;
  await mkdir(dirname(target), { recursive: true });
  await copyFile(cached, target);
}

/** Returns the path of the cached file. It is renamed when complete, because a build may be interrupted. */
async function makeOnce(
  { path, cacheFolder }: Place,
  ending: string,
  make: () => Promise<Buffer | string>,
): Promise<string> {
  const cached = join(cacheFolder, path + ending);
  if ((await sizeOf(cached)) === null) {
    await mkdir(dirname(cached), { recursive: true });
    await writeFile(`${cached}.part`, await make());
    await rename(`${cached}.part`, cached);
  }
  return cached;
}

/** Bytes of a file; null when there is none. */
async function sizeOf(file: string): Promise<number | null> {
  return (await stat(file).catch(() => null))?.size ?? null;
}
