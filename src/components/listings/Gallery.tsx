import { largestAddress, type PictureView } from '../../domain/site/pictureView';
import { useWords } from '../locale/useWords';
import { Picture } from '../ui/Picture';
import * as styles from './Gallery.module.css';

/**
 * Pictures of a thing: one large and four beside it on a desk, a row to swipe on a phone. Each opens by itself in full
 * size, with or without script.
 */
export function Gallery({ pictures }: { pictures: PictureView[] }) {
  const { t } = useWords();
  return (
    <section
      aria-label={t('gallery.label')}
      className={styles.gallery}
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
            >
              <Picture
                picture={picture}
                first={index === 0}
                alt=""
                sizes={index === 0 ? '(min-width: 60rem) 40rem, 92vw' : '(min-width: 60rem) 20rem, 92vw'}
              />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.count}>{t('gallery.count', { count: pictures.length })}</p>
    </section>
  );
}
