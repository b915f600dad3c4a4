import sharp from 'sharp';

/** The size in pixels in which photos are kept: 3:2, and as wide as the site ever shows them. */
export const photoSize = { width: 1600, height: 1067 } as const;

/** More pixels than a camera has; larger ones would fill the memory when decoded. */
const mostPixels = 120_000_000;
const formats = ['jpeg', 'png', 'webp', 'heif'];

/** A point of a picture as fractions of its width and height, from the top left. */
export type Focus = { x: number; y: number };

/** A file that cannot be used as a photo, with the reason. */
export class RefusedPicture extends Error {}

/**
 * Makes a photo for `content/pictures/`: turned by its EXIF data, cropped to 3:2, reduced to 1600 pixels, as a JPEG in
 * sRGB without metadata, so without the place where it was taken.
 * @param focus the point that the crop keeps in the middle; by default, the part that draws the eye
 * @throws RefusedPicture for other formats, damaged files, and pictures that are too small
 */
export async function takePicture(bytes: Uint8Array, focus: Focus | null = null): Promise<Buffer> {
  try {
    const options = { limitInputPixels: mostPixels, failOn: 'truncated' } as const;
    const { format = 'none', autoOrient } = await sharp(bytes, options).metadata();
    if (!formats.includes(format))
      throw new RefusedPicture(`a file of the format "${format}", expected JPEG, PNG, WebP or AVIF`);
    const { width, height } = autoOrient;
    const cropped = Math.min(width, Math.floor(height * 1.5));
    if (cropped < photoSize.width) {
      const size = cropped < width ? `${cropped} pixels wide when cropped to 3:2` : `${width} pixels wide`;
      throw new RefusedPicture(
        `${width} × ${height} pixels, ${size}; at least ${photoSize.width} are needed`,
      );
    }
    const upright = sharp(bytes, options).autoOrient();
    const framed = focus ? upright.extract(frameAround(focus, width, height)) : upright;
    return await framed
      .resize({ ...photoSize, fit: 'cover', position: focus ? 'centre' : sharp.strategy.attention })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof RefusedPicture) throw error;
    throw new RefusedPicture(reasonOf(error as Error));
  }
}

/** The largest frame of 3:2 within a picture whose middle is as near to a point as possible. */
export function frameAround({ x, y }: Focus, pictureWidth: number, pictureHeight: number) {
  const width = Math.min(pictureWidth, Math.round(pictureHeight * 1.5));
  const height = Math.min(pictureHeight, Math.round(width / 1.5));
  const startOf = (fraction: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(fraction * whole - part / 2, 0), whole - part));
  return { left: startOf(x, pictureWidth, width), top: startOf(y, pictureHeight, height), width, height };
}

function reasonOf({ message }: Error): string {
  if (/heif|hevc|compression format/i.test(message))
    return 'a HEIC photo, which cannot be decoded here: export it as JPEG (Mac: Preview, File, Export; Windows: Photos, Save as; Linux: heif-convert), or let the iPhone take JPEG (Settings, Camera, Formats, Most Compatible)';
  if (/pixel limit/i.test(message)) return `more than ${mostPixels / 1e6} million pixels`;
  if (/unsupported image format/i.test(message)) return 'a file that is no picture';
  return `a picture that is damaged or cut short (${message.split('\n')[0]})`;
}
