import { type PictureView, pictureSrcSet } from '../../domain/site/pictureView';

type Props = { picture: PictureView | undefined; sizes: string };

/** For Head: asks for the picture that is seen first before the page is read, in the format that most browsers take. */
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
