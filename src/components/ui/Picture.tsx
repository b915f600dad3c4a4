import type { PictureView } from '../../domain/site/pictureView';
import * as styles from './Picture.module.css';

type Props = {
  picture: PictureView;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** True for the one picture that is seen first: it is asked for at once. */
  first?: boolean;
  /** Words in place of the picture's own; empty when the words beside it say the same. */
  alt?: string;
  className?: string;
};

/** A picture in the best format that the browser reads, in its shape and colour before it is there. */
export function Picture({ picture, sizes, first = false, alt = picture.alt, className = '' }: Props) {
  const { avif, webp, srcSet, src, width, height, color } = picture;
  return (
    <picture className={`${styles.picture} ${className}`}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        srcSet={srcSet ?? undefined}
        sizes={srcSet ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        style={color ? { backgroundColor: color } : undefined}
        {...(first && { fetchpriority: 'high' })}
      />
    </picture>
  );
}
