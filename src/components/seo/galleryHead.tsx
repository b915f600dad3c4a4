import type { HeadProps } from 'gatsby';
import type { PageFrame } from '../../domain/site/pageFrame';
import { type PictureView, pictureSrcSet } from '../../domain/site/pictureView';
import { gallerySizes } from '../listings/gallerySizes';
import { headOf, type ViewContext, type ViewData } from './headOf';

type WithGallery = PageFrame & { gallery: PictureView[] };

/** The Head of a template that starts with a gallery. It preloads the first picture. */
export function galleryHead(props: HeadProps<ViewData<WithGallery>, ViewContext>) {
  return (
    <>
      {headOf(props)}
      <PicturePreload picture={props.data.view.content.gallery[0]} sizes={gallerySizes} />
    </>
  );
}

type Props = { picture: PictureView | undefined; sizes: string };

/** Preloads the first visible picture in the format that most browsers choose. For use in Head. */
function PicturePreload({ picture, sizes }: Props) {
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
