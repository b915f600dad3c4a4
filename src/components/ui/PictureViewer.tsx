import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './PictureViewer.css';
import {
  largestAddress,
  type PictureFormat,
  type PictureView,
  pictureWidths,
} from '../../domain/site/pictureView';
import { useWords } from '../locale/useWords';
import { useBackToClose } from './useBackToClose';

type Props = { pictures: PictureView[]; index: number; onClose: () => void };

/**
 * A full-screen viewer that shows one picture at a time, with swipe, keyboard and pinch-zoom support. It is loaded when
 * the first picture is opened. The back button closes it. The library detects the text direction of the page itself.
 */
export function PictureViewer({ pictures, index, onClose }: Props) {
  const { t } = useWords();
  const close = useBackToClose(onClose);
  return (
    <Lightbox
      open
      close={close}
      index={index}
      slides={pictures.map(slideOf)}
      plugins={[Captions, Counter, Zoom]}
      captions={{ descriptionTextAlign: 'center' }}
      carousel={{ finite: true, preload: 1 }}
      controller={{ closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3, doubleClickMaxStops: 2 }}
      labels={{
        Lightbox: t('gallery.viewer'),
        'Photo gallery': t('gallery.label'),
        // Without a description, screen readers name the roles in the visitor's language.
        Carousel: '',
        Slide: '',
        Caption: '',
        '{index} of {total}': '{index} / {total}',
        Close: t('gallery.close'),
        Next: t('gallery.next'),
        Previous: t('gallery.previous'),
        'Zoom in': t('gallery.zoomIn'),
        'Zoom out': t('gallery.zoomOut'),
      }}
    />
  );
}

function slideOf(picture: PictureView) {
  const { path, kind, alt, width, height } = picture;
  const slide = { src: largestAddress(picture), alt, description: alt, width, height };
  if (kind === 'drawing') return slide;
  const format = shownFormat();
  const srcSet = pictureWidths[format].map((wide) => ({
    src: `${path}-${wide}.${format}`,
    width: wide,
    height: Math.round((wide * height) / width),
  }));
  return { ...slide, srcSet };
}

/** The format that the browser has chosen for the pictures of the page. The viewer itself cannot offer several. */
function shownFormat(): PictureFormat {
  const isAvif = [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif'));
  return isAvif ? 'avif' : 'webp';
}
