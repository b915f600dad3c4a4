import Download from 'lucide-react/icons/download';
import { type PictureView, pictureAddress } from '../../domain/site/pictureView';
import { useWords } from '../locale/useWords';
import { usePictureViewer } from '../ui/usePictureViewer';
import * as styles from './FloorPlans.module.css';

/**
 * Floor plans that open in the viewer, each with a caption and a download link. They have a white background in both
 * themes.
 */
export function FloorPlans({ plans }: { plans: PictureView[] }) {
  const { t } = useWords();
  const { openAt, viewer } = usePictureViewer(plans);
  return (
    <div className={styles.plans}>
      {plans.map((plan, index) => {
        const { alt, width, height } = plan;
        const src = pictureAddress(plan);
        return (
          <figure key={src} className={styles.plan}>
            <a
              href={src}
              target="_blank"
              rel="noopener"
              aria-label={t('gallery.plan', { alt })}
              onClick={openAt(index)}
            >
              <img src={src} alt="" width={width} height={height} loading="lazy" />
            </a>
            <figcaption>
              {alt}
              <a href={src} download>
                <Download size={16} strokeWidth={1.75} aria-hidden="true" />
                {t('details.downloadPlan')}
              </a>
            </figcaption>
          </figure>
        );
      })}
      {viewer}
    </div>
  );
}
