import { defaultLocale, type LocaleCode } from '../../i18n/locales';

/**
 * A picture as a page shows it, with the words for it in one language. Its addresses follow from `path`: the build made
 * every photo in `pictureWidths` and `pictureFormats`, so that a page carries one line a picture and not twelve.
 */
export type PictureView = {
  alt: string;
  /** Pixels of the original; they give the browser the shape before the picture is there. */
  width: number;
  height: number;
  /** The picture's mean colour, shown until it has arrived; null for drawings. */
  color: string | null;
  /** Address without width and ending, `/static/1f…/villa-01`. */
  path: string;
  kind: 'photo' | 'drawing';
};

/** Widths in pixels in which every photo is made. */
export const pictureWidths = [400, 800, 1200, 1600] as const;
/** From the lightest to the one that every browser reads. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What a plan's address ends in, before `.svg`, for a language: plans are drawn in the default one. */
export function planEnding(code: LocaleCode): string {
  return code === defaultLocale ? '' : `-${code}`;
}

type Source = Pick<PictureView, 'path' | 'kind'>;

/** The one address of a picture where no choice can be made: 800 pixels wide, or the drawing itself. */
export function pictureAddress({ path, kind }: Source): string {
  return kind === 'drawing' ? `${path}.svg` : `${path}-800.jpg`;
}

/** The address of a photo in its largest size, or the drawing itself. */
export function largestAddress({ path, kind }: Source): string {
  return kind === 'drawing' ? `${path}.svg` : `${path}-1600.jpg`;
}

/** A photo's `srcset` in a format. */
export function pictureSrcSet({ path }: Source, format: PictureFormat): string {
  return pictureWidths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
}
