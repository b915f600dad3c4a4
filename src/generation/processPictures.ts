import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isPlan, type PictureEntry } from '../domain/content/pictures';
import {
  type PictureFormat,
  type PictureView,
  pictureFormats,
  pictureWidths,
  planEnding,
} from '../domain/site/pictureView';
import { defaultLocale, type LocaleCode, localeCodes } from '../i18n/locales';

/** A picture without its words, which depend on the language. */
export type ProcessedPicture = Omit<PictureView, 'alt'>;

/** AVIF's effort 1 costs a seventh of the usual time for the same bytes. Raise `version` with any change here. */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 46, effort: 1 }),
  webp: (picture) => picture.webp({ quality: 66, effort: 3 }),
  jpg: (picture) => picture.jpeg({ quality: 72 }),
};
const version = 2;

/** A plan's drawing with its labels in a language. */
type PlanInLanguage = (svg: string, code: LocaleCode) => string;
type Folders = { folder: string; cacheFolder: string; publicFolder: string };

/**
 * Makes every photo in all widths as AVIF, WebP and JPEG, and gives drawings a hashed name, plans a file a language.
 * What was made before is kept in `cacheFolder` and only copied.
 * @param publicFolder where the site is built
 * @param planIn says plans in other languages
 * @returns what the site shows of each picture, by file name
 */
export async function processPictures(
  entries: readonly PictureEntry[],
  { folder, cacheFolder, publicFolder, planIn }: Folders & { planIn: PlanInLanguage },
): Promise<Map<string, ProcessedPicture>> {
  const processed = new Map<string, ProcessedPicture>();
  const queue = [...entries];
  const work = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const content = readFileSync(join(folder, entry.file));
      const translated = translationsOf(entry, content, planIn);
      const hash = hashOf([`${version}`, content, ...translated.map(({ svg }) => svg)]);
      const isPhoto = entry.file.endsWith('.jpg');
      const place = {
        path: `/static/${hash}/${entry.file.replace(/\.\w+$/, '')}`,
        cacheFolder,
        publicFolder,
      };
      processed.set(
        entry.file,
        isPhoto
          ? await makePhoto(entry, content, place).catch((error: Error) => {
              throw new Error(`content/pictures/${entry.file} cannot be read as a photo: ${error.message}`);
            })
          : await keepDrawing(entry, content, place),
      );
      await Promise.all(
        translated.map(({ code, svg }) =>
          keep(place, `${planEnding(code)}.svg`, async () => Buffer.from(svg)),
        ),
      );
    }
  };
  // Three at once keep both cores busy: a picture is encoded on one core most of the time.
  await Promise.all([work(), work(), work()]);
  return processed;
}

/** A plan in every language but the one that it is drawn in; nothing for what is no plan. */
function translationsOf(entry: PictureEntry, content: Buffer, planIn: PlanInLanguage) {
  if (!isPlan(entry)) return [];
  return localeCodes
    .filter((code) => code !== defaultLocale)
    .map((code) => ({ code, svg: planIn(content.toString('utf8'), code) }));
}

function hashOf(parts: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}

type Place = { path: string; cacheFolder: string; publicFolder: string };

async function makePhoto(entry: PictureEntry, content: Buffer, place: Place): Promise<ProcessedPicture> {
  for (const format of pictureFormats) {
    for (const width of pictureWidths) {
      const encode = async () => encoders[format](sharp(content).resize({ width })).toBuffer();
      await keep(place, `-${width}.${format}`, encode);
    }
  }
  const { width, height } = entry;
  return { width, height, color: await mainColor(content, place), path: place.path, kind: 'photo' };
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
  return { width, height, color: null, path: place.path, kind: 'drawing' };
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
