import ZoomIn from 'lucide-react/icons/zoom-in';
import type { PlanSpotView } from '../../domain/site/detailsContent';
import { type PictureView, pictureAddress } from '../../domain/site/pictureView';
import { LocalLink } from '../locale/LocalLink';
import { useWords } from '../locale/useWords';
import { usePictureViewer } from '../ui/usePictureViewer';
import * as styles from './SitePlan.module.css';

type Props = {
  plan: PictureView;
  spots: PlanSpotView[];
  /** Called with the building that was chosen; without it buildings only lead to the list. */
  onBuilding?: (building: string) => void;
};

/** The site from above. Its buildings lead to their units, villas to their own page; the plan itself opens large. */
export function SitePlan({ plan, spots, onBuilding }: Props) {
  const { t } = useWords();
  const { openAt, viewer } = usePictureViewer([plan]);
  const src = pictureAddress(plan);
  return (
    <figure className={styles.plan}>
      {/* A plan is a map: it is not mirrored for those who read from the other side. */}
      <div className={styles.sheet} dir="ltr">
        <img src={src} alt={plan.alt} width={plan.width} height={plan.height} loading="lazy" />
        {spots.map(({ text, x, y, path, available }) => {
          const name = t('project.onPlan', { place: text, count: available });
          const look = {
            className: styles.spot,
            style: { insetInlineStart: `${x}%`, insetBlockStart: `${y}%` },
            title: name,
            'aria-label': name,
            'data-open': available > 0 || undefined,
          };
          if (onBuilding && !path) {
            return (
              <button key={text} type="button" onClick={() => onBuilding(text)} {...look}>
                {text}
              </button>
            );
          }
          return (
            <LocalLink key={text} to={path ?? '#availability'} {...look}>
              {text}
            </LocalLink>
          );
        })}
      </div>
      <figcaption>
        {spots.length > 0 && t('project.sitePlanHint')}
        <a href={src} target="_blank" rel="noopener" onClick={openAt(0)}>
          <ZoomIn size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('gallery.zoomIn')}
        </a>
      </figcaption>
      {viewer}
    </figure>
  );
}
