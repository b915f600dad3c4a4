import { type PictureView, pictureAddress, pictureSrcSet } from '../../domain/site/pictureView';
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
  const { width, height, color } = picture;
  const isPhoto = picture.kind === 'photo';
  return (
    <picture className={`${styles.picture} ${className}`}>
      {isPhoto && <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />}
      {isPhoto && <source type="image/webp" srcSet={pictureSrcSet(picture, 'webp')} sizes={sizes} />}
      <img
        src={pictureAddress(picture)}
        srcSet={isPhoto ? pictureSrcSet(picture, 'jpg') : undefined}
        sizes={isPhoto ? sizes : undefined}
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
