import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyCache, Reporter } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
// @ts-expect-error the plugin has no types
import { generateImageData as untypedGenerateImageData } from 'gatsby-plugin-sharp';
import type { PictureEntry } from '../domain/content/pictures';
import type { PictureView } from '../domain/site/pictureView';

const generateImageData = untypedGenerateImageData as (
  request: object,
) => Promise<IGatsbyImageData | undefined>;

/** A picture without its words, which depend on the language. */
export type ProcessedPicture = Omit<PictureView, 'alt'>;

/** One set of widths for every use of a picture, so that each is made once; the component says how wide it is shown. */
const widths = [400, 800, 1200, 1600];

/**
 * Has gatsby-plugin-sharp make every photo in all widths as AVIF, WebP and JPEG, and copies drawings to a hashed name.
 * Must be called while Gatsby sources nodes: the plugin queues the work itself.
 * @returns what the site shows of each picture, by file name.
 */
export async function processPictures(
  entries: readonly PictureEntry[],
  folder: string,
  gatsby: { cache: GatsbyCache; reporter: Reporter; pathPrefix: string },
): Promise<Map<string, ProcessedPicture>> {
  const processed = new Map<string, ProcessedPicture>();
  for (const entry of entries) {
    const path = join(folder, entry.file);
    const content = readFileSync(path);
    const digest = createHash('md5').update(content).digest('hex');
    const isPhoto = entry.file.endsWith('.jpg');
    processed.set(
      entry.file,
      isPhoto ? await processPhoto(entry, path, digest, gatsby) : copyDrawing(entry, content, digest),
    );
  }
  return processed;
}

async function processPhoto(
  entry: PictureEntry,
  path: string,
  digest: string,
  { cache, reporter, pathPrefix }: { cache: GatsbyCache; reporter: Reporter; pathPrefix: string },
): Promise<ProcessedPicture> {
  // All that the plugin reads of the File node it is usually given.
  const file = {
    id: entry.file,
    name: entry.file.replace(/\.jpg$/, ''),
    absolutePath: path,
    extension: 'jpg',
    internal: { contentDigest: digest },
  };
  const data = await generateImageData({
    file,
    args: {
      layout: 'fullWidth',
      breakpoints: widths,
      formats: ['auto', 'webp', 'avif'],
      placeholder: 'dominantColor',
      jpgOptions: { quality: 72 },
      webpOptions: { quality: 68 },
      avifOptions: { quality: 52, speed: 8 },
    },
    pathPrefix,
    reporter,
    cache,
  });
  if (!data) throw new Error(`content/pictures/${entry.file} could not be read as a picture`);
  const sourceOf = (type: string) =>
    data.images.sources?.find((source) => source.type === `image/${type}`)?.srcSet ?? null;
  return {
    width: entry.width,
    height: entry.height,
    color: data.backgroundColor ?? null,
    src: middleOf(data.images.fallback?.srcSet ?? '') ?? data.images.fallback?.src ?? '',
    srcSet: data.images.fallback?.srcSet ?? null,
    webp: sourceOf('webp'),
    avif: sourceOf('avif'),
  };
}

/** The 800-pixel address of a srcset, for browsers that read none and for shared links. */
function middleOf(srcSet: string): string | undefined {
  return srcSet
    .split(',')
    .map((candidate) => candidate.trim().split(' '))
    .find(([, width]) => width === '800w')?.[0];
}

function copyDrawing(entry: PictureEntry, content: Buffer, digest: string): ProcessedPicture {
  const folder = join('static', digest);
  mkdirSync(join('public', folder), { recursive: true });
  writeFileSync(join('public', folder, entry.file), content);
  return {
    width: entry.width,
    height: entry.height,
    color: null,
    src: `/${folder}/${entry.file}`,
    srcSet: null,
    webp: null,
    avif: null,
  };
}
