import { type PictureView, pictureAddress, pictureSrcSet } from '../../domain/site/pictureView';
import * as styles from './Picture.module.css';

type Props = {
  picture: PictureView;
  /** The displayed width, as a value of the `sizes` attribute. */
  sizes: string;
  /** True for the largest picture of the first screen: it loads eagerly and with high priority. */
  first?: boolean;
  /** Overrides the picture's own alternative text. Empty when the adjacent text says the same. */
  alt?: string;
  className?: string;
};

/**
 * A picture in the best format that the browser supports. The few browsers without AVIF and WebP get a single JPEG. Its
 * aspect ratio and a placeholder colour are set before it loads.
 */
export function Picture({ picture, sizes, first = false, alt = picture.alt, className = '' }: Props) {
  const { width, height, color } = picture;
  const isPhoto = picture.kind === 'photo';
  return (
    <picture className={`${styles.picture} ${className}`}>
      {isPhoto && <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />}
      {isPhoto && <source type="image/webp" srcSet={pictureSrcSet(picture, 'webp')} sizes={sizes} />}
      <img
        src={pictureAddress(picture)}
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
