import { type PictureView, pictureAddress } from '../../domain/site/pictureView';
import { useWords } from '../locale/useWords';
import * as styles from './FloorPlans.module.css';

/** Plans, each with what it shows and a link to open or keep it. They are drawn on white in every scheme. */
export function FloorPlans({ plans }: { plans: PictureView[] }) {
  const { t } = useWords();
  return (
    <div className={styles.plans}>
      {plans.map((plan) => {
        const { alt, width, height } = plan;
        const src = pictureAddress(plan);
        return (
          <figure key={src} className={styles.plan}>
            <a href={src} target="_blank" rel="noopener">
              <img src={src} alt={alt} width={width} height={height} loading="lazy" />
            </a>
            <figcaption>
              {alt}{' '}
              <a href={src} download>
                {t('property.downloadPlan')}
              </a>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
