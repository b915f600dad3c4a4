/** A picture as a page shows it: every size and format that the build made, and the words for it in one language. */
export type PictureView = {
  alt: string;
  /** Pixels of the largest size; they give the browser the shape before the picture is there. */
  width: number;
  height: number;
  /** The picture's main colour, shown until it has arrived. */
  color: string | null;
  src: string;
  /** `srcset` values; null for drawings. */
  srcSet: string | null;
  webp: string | null;
  avif: string | null;
};
