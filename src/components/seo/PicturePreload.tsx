import { type PictureView, pictureSrcSet } from '../../domain/site/pictureView';

type Props = { picture: PictureView | undefined; sizes: string };

/** Preloads the first visible picture in the format that most browsers choose. For use in Head. */
export function PicturePreload({ picture, sizes }: Props) {
  if (picture?.kind !== 'photo') return null;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={pictureSrcSet(picture, 'avif')}
      imageSizes={sizes}
      {...{ fetchpriority: 'high' }}
    />
  );
}
