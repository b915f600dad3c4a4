import { defaultLocale, type LocaleCode } from '../../i18n/locales';

/**
 * The data of a picture, with its alternative text in one language. The build makes every photo in the widths of
 * `pictureWidths`, so all URLs follow from `path` and page data needs only one string per picture.
 */
export type PictureView = {
  alt: string;
  /** Pixels of the original. They give the browser the aspect ratio before the picture is loaded. */
  width: number;
  height: number;
  /** The average colour, shown until the picture is loaded; null for drawings. */
  color: string | null;
  /** The URL without width and extension: `/static/1f…/villa-01`. */
  path: string;
  kind: 'photo' | 'drawing';
};

/**
 * The widths of photos in pixels, by format, from the smallest files to the format that every program reads. The widest
 * photos are not made as WebP, which few browsers need. JPEGs are for feeds, shared links, brochures and old browsers.
 */
export const pictureWidths = {
  avif: [400, 800, 1200, 1600],
  webp: [400, 800, 1200],
  jpg: [800, 1200, 1600],
} as const;
export type PictureFormat = keyof typeof pictureWidths;

/** Returns the suffix of a plan's URL, before `.svg`, for a language. It is empty for the default language. */
export function planEnding(code: LocaleCode): string {
  return code === defaultLocale ? '' : `-${code}`;
}

type Source = Pick<PictureView, 'path' | 'kind'>;

/** Returns the URL for use without `srcset`: the JPEG of 800 pixels, or the drawing. */
export function pictureAddress({ path, kind }: Source): string {
  return kind === 'drawing' ? `${path}.svg` : `${path}-800.jpg`;
}

/** Returns the URL of the largest JPEG, or of the drawing. */
export function largestAddress({ path, kind }: Source): string {
  return kind === 'drawing' ? `${path}.svg` : `${path}-1600.jpg`;
}

/** Returns the `srcset` of a photo in a format. */
export function pictureSrcSet({ path }: Source, format: PictureFormat): string {
  return pictureWidths[format].map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
}
