import type { HeadProps } from 'gatsby';
import type { PageFrame } from '../../domain/site/pageFrame';
import type { PictureView } from '../../domain/site/pictureView';
import { gallerySizes } from '../listings/gallerySizes';
import { headOf, type ViewContext, type ViewData } from './headOf';
import { PicturePreload } from './PicturePreload';

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
