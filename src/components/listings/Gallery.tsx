import Images from 'lucide-react/icons/images';
import { largestAddress, type PictureView } from '../../domain/site/pictureView';
import { useWords } from '../locale/useWords';
import { Picture } from '../ui/Picture';
import { usePictureViewer } from '../ui/usePictureViewer';
import * as styles from './Gallery.module.css';
import { gallerySizes } from './gallerySizes';

/**
 * Pictures in a gallery: one large and four small ones on a wide screen, a row to swipe on a phone. They open in a
 * full-screen viewer; without JavaScript, each links to its full-size file.
 */
export function Gallery({ pictures, note }: { pictures: PictureView[]; note?: string | null }) {
  const { t } = useWords();
  const { openAt, viewer } = usePictureViewer(pictures);
  const [first] = pictures;
  return (
    <>
      <section
        aria-label={t('gallery.label')}
        className={styles.gallery}
        data-gallery=""
        data-count={Math.min(pictures.length, 5)}
      >
        <ul role="list" className={styles.strip} tabIndex={0}>
          {pictures.map((picture, index) => (
            <li key={`${picture.path}${index}`} className={styles.item}>
              <a
                href={largestAddress(picture)}
                target="_blank"
                rel="noopener"
                aria-label={t('gallery.open', { alt: picture.alt })}
                onClick={openAt(index)}
              >
                <Picture
                  picture={picture}
                  first={index === 0}
                  alt=""
                  sizes={index === 0 ? gallerySizes : '(min-width: 60rem) 20rem, 92vw'}
                />
              </a>
            </li>
          ))}
        </ul>
        {first && (
          <a
            className={styles.count}
            href={largestAddress(first)}
            target="_blank"
            rel="noopener"
            onClick={openAt(0)}
          >
            <Images size={16} strokeWidth={1.75} aria-hidden="true" />
            {t('gallery.count', { count: pictures.length })}
          </a>
        )}
        {viewer}
      </section>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
